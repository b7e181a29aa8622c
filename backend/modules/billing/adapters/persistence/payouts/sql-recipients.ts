import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import type { ProviderRecipient } from '#modules/billing/application/payouts/payout-provider.ts';
import type { Recipient, RecipientStore } from '#modules/billing/application/payouts/ports.ts';

const COLUMNS = `user_id as "userId", account_id as "accountId", status, requirements, bank_name as "bankName",
  bank_last4 as "bankLast4"`;
const FIND = {
  name: 'payout-recipient',
  text: `select ${COLUMNS} from payout_recipients where user_id = $1 and provider = $2`,
};
const LOCK = {
  name: 'payout-recipient-lock',
  text: `select ${COLUMNS} from payout_recipients where user_id = $1 and provider = $2 for update`,
};
const KEEP = {
  name: 'payout-recipient-keep',
  text: `insert into payout_recipients as r (user_id, provider, account_id, status, requirements, bank_name, bank_last4,
        activated_at, created_at, updated_at, checked_at)
      values ($1, $2, $3, case $4 when 'incomplete' then 'onboarding' else $4 end, $5, $6, $7,
        case when $4 = 'active' then $8::timestamptz end, $8, $8, $8)
    on conflict (user_id, provider) do update set
      status = case when $4 = 'incomplete' and r.activated_at is not null then 'restricted'
        else excluded.status end,
      requirements = excluded.requirements, bank_name = excluded.bank_name, bank_last4 = excluded.bank_last4,
      activated_at = coalesce(r.activated_at, excluded.activated_at), checked_at = excluded.checked_at,
      updated_at = case when (r.status, r.requirements, r.bank_last4) is distinct from (
          case when $4 = 'incomplete' and r.activated_at is not null then 'restricted' else excluded.status end,
          excluded.requirements, excluded.bank_last4) then excluded.updated_at else r.updated_at end`,
};
const USER = {
  name: 'payout-recipient-user',
  text: `select user_id as id from payout_recipients where account_id = $1 and provider = $2`,
};

const TAKE_WAITING = {
  name: 'payout-recipients-waiting',
  text: `update payout_recipients set checked_at = $4 where (user_id, provider) in (
      select user_id, provider from payout_recipients where provider = $1
        and status in ('onboarding', 'verifying', 'restricted') and checked_at < $3 and updated_at > $2
      order by checked_at, user_id limit $5 for update skip locked)
    returning user_id as id`,
};

interface Row extends Omit<Recipient, 'bank'> {
  readonly bankName: string | null;
  readonly bankLast4: string | null;
}

export class SqlRecipients implements RecipientStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(userId: UserId, provider: LedgerProvider): Promise<Recipient | null> {
    return recipientOf(await this.sql.row<Row>(FIND, [userId, provider]));
  }

  async lock(userId: UserId, provider: LedgerProvider): Promise<Recipient | null> {
    return recipientOf(await this.sql.row<Row>(LOCK, [userId, provider]));
  }

  async keep(
    userId: UserId,
    provider: LedgerProvider,
    { id, status, requirements, bank }: ProviderRecipient,
    at: Date,
  ): Promise<void> {
    const banked = [bank?.name ?? null, bank?.last4 ?? null];
    await this.sql.rows(KEEP, [userId, provider, id, status, requirements, ...banked, at]);
  }

  async takeWaiting(
    provider: LedgerProvider,
    { changedAfter, since, at }: { changedAfter: Date; since: Date; at: Date },
    limit: number,
  ): Promise<readonly UserId[]> {
    const values = [provider, changedAfter, since, at, limit];
    const rows = await this.sql.rows<{ id: string }>(TAKE_WAITING, values);
    return rows.map(({ id }) => asId<'user'>(id));
  }

  async userOf(accountId: string, provider: LedgerProvider): Promise<UserId | null> {
    const row = await this.sql.row<{ id: string }>(USER, [accountId, provider]);
    return row ? asId(row.id) : null;
  }
}

function recipientOf(row: Row | null): Recipient | null {
  if (!row) return null;
  const { bankName: name, bankLast4: last4, ...recipient } = row;
  return { ...recipient, bank: last4 === null ? null : { name, last4 } };
}
