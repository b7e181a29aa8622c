import { DomainError } from '#kernel/domain-error.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import type { WithdrawalStore } from '#modules/billing/application/payouts/ports.ts';
import { Withdrawal, type WithdrawalFields } from '#modules/billing/domain/payouts/withdrawal.ts';

const FIND = {
  name: 'withdrawal-find',
  text: `select id, user_id as "userId", provider, account_id as "accountId", bank_name as "bankName",
      bank_last4 as "bankLast4", amount_cents::float8 as "amountCents", status, transfer_id as "transferId",
      payout_id as "payoutId", failure, retry_of as "retryOf", attempts, iso(created_at) as "createdAt", iso(sent_at) as "sentAt",
      iso(settled_at) as "settledAt"
    from withdrawals where id = $1 for update`,
};
const OF_PAYOUT = {
  name: 'withdrawal-of-payout',
  text: `select id from withdrawals where payout_id = $1 and provider = $2`,
};
const ADD = {
  name: 'withdrawal-add',
  text: `insert into withdrawals (id, user_id, provider, account_id, bank_name, bank_last4, amount_cents, status,
      created_at, checked_at, retry_of)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)
    on conflict (user_id, provider) where status in ('pending', 'sent') do nothing returning id`,
};
const SAVE = {
  name: 'withdrawal-save',
  text: `update withdrawals set status = $2, transfer_id = $3, payout_id = $4, failure = $5, sent_at = $6, settled_at = $7, attempts = $8
    where id = $1`,
};
const RETRIED = { name: 'withdrawal-retried', text: `select id from withdrawals where retry_of = $1` };
const AVAILABLE = {
  name: 'withdrawal-available',
  text: `select balance_cents::float8 as cents from ledger_balances
    where account = 'referrer_available:' || $1::text and provider = $2`,
};
const UNCHECKED = {
  name: 'withdrawals-unchecked',
  text: `select id from withdrawals where status in ('pending', 'sent') and checked_at < $1 order by checked_at, id limit $2`,
};

const ARRIVED = {
  name: 'withdrawals-arrived',
  text: `select id from withdrawals where status = 'paid' and checked_at < $2 and settled_at > $1
    order by checked_at, id limit $3`,
};

const TAKE_UNCHECKED = {
  name: 'withdrawal-take-unchecked',
  text: `update withdrawals set checked_at = $3 where id = $1 and checked_at < $2 returning id`,
};

type Row = Omit<WithdrawalFields, 'createdAt' | 'sentAt' | 'settledAt'> &
  Readonly<Record<'createdAt', string> & Record<'sentAt' | 'settledAt', string | null>>;

export class SqlWithdrawals implements WithdrawalStore {
  private readonly sql: Sql;
  private readonly events: EventPublisher;

  constructor(sql: Sql, events: EventPublisher) {
    this.sql = sql;
    this.events = events;
  }

  async find(id: string): Promise<Withdrawal | null> {
    const row = await this.sql.row<Row>(FIND, [id]);
    if (!row) return null;
    const { createdAt, sentAt, settledAt, ...fields } = row;
    return Withdrawal.restore({
      ...fields,
      createdAt: new Date(createdAt),
      sentAt: sentAt === null ? null : new Date(sentAt),
      settledAt: settledAt === null ? null : new Date(settledAt),
    });
  }

  async idOfPayout(payoutId: string, provider: LedgerProvider): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(OF_PAYOUT, [payoutId, provider]))?.id ?? null;
  }

  async add(withdrawal: Withdrawal): Promise<void> {
    const { id, userId, provider, accountId, bankName, bankLast4, amountCents, status, createdAt, retryOf } =
      withdrawal;
    const bank = [accountId, bankName, bankLast4];
    const values = [id, userId, provider, ...bank, amountCents, status, createdAt, retryOf];
    if (await this.sql.row(ADD, values)) return;
    throw new DomainError('billing.withdrawal_open', 'conflict', 'Your last withdrawal is still on its way');
  }

  async save(withdrawal: Withdrawal): Promise<void> {
    const { id, status, transferId, payoutId, failure, sentAt, settledAt, attempts } = withdrawal;
    await this.sql.rows(SAVE, [id, status, transferId, payoutId, failure, sentAt, settledAt, attempts]);
    await this.events.publish(withdrawal.pullEvents());
  }

  async isRetried(id: string): Promise<boolean> {
    return (await this.sql.row(RETRIED, [id])) !== null;
  }

  async availableCents(userId: UserId, provider: LedgerProvider): Promise<number> {
    return (await this.sql.row<{ cents: number }>(AVAILABLE, [userId, provider]))?.cents ?? 0;
  }

  async unchecked(since: Date, limit: number): Promise<readonly string[]> {
    return (await this.sql.rows<{ id: string }>(UNCHECKED, [since, limit])).map(({ id }) => id);
  }

  async arrived(arrivedAfter: Date, since: Date, limit: number): Promise<readonly string[]> {
    return (await this.sql.rows<{ id: string }>(ARRIVED, [arrivedAfter, since, limit])).map(({ id }) => id);
  }

  async takeUnchecked(id: string, since: Date, at: Date): Promise<boolean> {
    return (await this.sql.row(TAKE_UNCHECKED, [id, since, at])) !== null;
  }
}
