import type { Sql } from '#platform/persistence/sql.ts';
import type { PayoutRequirement, WithdrawalFailure } from '#contract/billing/vocabulary/payouts/payouts.ts';
import { sandboxId, statement } from '../sandbox-names.ts';

const RECIPIENT_COLUMNS = `id, reference, status, requirements, bank_name as "bankName", bank_last4 as "bankLast4", behaviour as behavior`;
const RECIPIENT_ADD = statement(
  'recipient-add',
  `insert into sandbox_recipients (id, reference, status, requirements, behaviour)
    values ($1, $2, 'incomplete', $3, 'pays') on conflict do nothing`,
);
const RECIPIENT_OF = statement(
  'recipient-of',
  `select ${RECIPIENT_COLUMNS} from sandbox_recipients where reference = $1`,
);
const RECIPIENT = statement('recipient', `select ${RECIPIENT_COLUMNS} from sandbox_recipients where id = $1`);
const RECIPIENT_CHANGE = statement(
  'recipient-change',
  `update sandbox_recipients set status = $2, requirements = $3, bank_name = $4, bank_last4 = $5, behaviour = $6
    where id = $1`,
);
const TRANSFER_ADD = statement(
  'withdrawal-transfer-add',
  `insert into sandbox_transfers (id, idempotency_key, destination, amount_cents, status)
    values ($1, $2, $3, $4, 'paid') on conflict do nothing`,
);
const TRANSFER_OF = statement(
  'withdrawal-transfer',
  `select id from sandbox_transfers where idempotency_key = $1`,
);
const TRANSFER_REVERSE = statement(
  'withdrawal-transfer-reverse',
  `update sandbox_transfers set reversed_at = coalesce(reversed_at, $2) where id = $1`,
);
const PAYOUT_COLUMNS = `id, status, failure`;
const PAYOUT_ADD = statement(
  'payout-add',
  `insert into sandbox_payouts (id, idempotency_key, recipient_id, amount_cents, status, arrives_at)
    values ($1, $2, $3, $4, 'pending', $5) on conflict do nothing`,
);
const PAYOUT_OF = statement(
  'payout-of',
  `select ${PAYOUT_COLUMNS} from sandbox_payouts where idempotency_key = $1`,
);
const PAYOUT = statement('payout', `select ${PAYOUT_COLUMNS} from sandbox_payouts where id = $1`);
const ARRIVE = statement(
  'payouts-arrive',
  `update sandbox_payouts p set status = case r.behaviour when 'pays' then 'paid' else 'failed' end,
      failure = nullif(r.behaviour, 'pays')
    from sandbox_recipients r
    where r.id = p.recipient_id and p.id = $1 and p.status = 'pending'
    returning p.status`,
);
const ARRIVING = statement(
  'payouts-arriving',
  `select id from sandbox_payouts where status = 'pending' and arrives_at <= $1 order by arrives_at limit $2`,
);

export type SandboxBankBehavior = 'pays' | Exclude<WithdrawalFailure, 'account_not_ready' | 'other'>;

export interface SandboxRecipient {
  readonly id: string;
  readonly reference: string;
  readonly status: 'incomplete' | 'verifying' | 'active' | 'closed';
  readonly requirements: readonly PayoutRequirement[];
  readonly bankName: string | null;
  readonly bankLast4: string | null;
  readonly behavior: SandboxBankBehavior;
}

export interface SandboxPayout {
  readonly id: string;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly failure: WithdrawalFailure | null;
}

/** The requirements of the embedded provider for every person. */
const ASKED: readonly PayoutRequirement[] = ['bank_account'];

/** The embedded provider's own rows about recipients. */
export class SandboxPayoutStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async recipientOf(reference: string): Promise<SandboxRecipient> {
    await this.sql.rows(RECIPIENT_ADD, [sandboxId('acct'), reference, ASKED]);
    return this.one<SandboxRecipient>(RECIPIENT_OF, reference);
  }

  recipient(id: string): Promise<SandboxRecipient> {
    return this.one<SandboxRecipient>(RECIPIENT, id);
  }

  async change(recipient: SandboxRecipient): Promise<void> {
    const { id, status, requirements, bankName, bankLast4, behavior } = recipient;
    await this.sql.rows(RECIPIENT_CHANGE, [id, status, requirements, bankName, bankLast4, behavior]);
  }

  async transfer(key: string, destination: string, amountCents: number): Promise<string> {
    await this.sql.rows(TRANSFER_ADD, [sandboxId('tr'), key, destination, amountCents]);
    return (await this.one<{ id: string }>(TRANSFER_OF, key)).id;
  }

  async reverse(transferId: string, at: Date): Promise<void> {
    await this.sql.rows(TRANSFER_REVERSE, [transferId, at]);
  }

  async addPayout(
    key: string,
    order: { recipientId: string; amountCents: number; arrivesAt: Date },
  ): Promise<SandboxPayout> {
    const { recipientId, amountCents, arrivesAt } = order;
    await this.sql.rows(PAYOUT_ADD, [sandboxId('po'), key, recipientId, amountCents, arrivesAt]);
    return this.one<SandboxPayout>(PAYOUT_OF, key);
  }

  payout(id: string): Promise<SandboxPayout> {
    return this.one<SandboxPayout>(PAYOUT, id);
  }

  /** (tx) Completes due payouts: they reach their banks, or the banks refuse them. */
  /** The longest due first; none is locked. */
  async arriving(now: Date, limit: number): Promise<readonly string[]> {
    return (await this.sql.rows<{ id: string }>(ARRIVING, [now, limit])).map(({ id }) => id);
  }

  /** (tx) Null if it has already arrived. */
  async arrive(id: string): Promise<'paid' | 'failed' | null> {
    return (await this.sql.row<{ status: 'paid' | 'failed' }>(ARRIVE, [id]))?.status ?? null;
  }

  private async one<Row>(query: { name: string; text: string }, key: string): Promise<Row> {
    const row = await this.sql.row<Row>(query, [key]);
    if (!row) throw new Error(`The sandbox has no ${query.name} ${key}`);
    return row;
  }
}
