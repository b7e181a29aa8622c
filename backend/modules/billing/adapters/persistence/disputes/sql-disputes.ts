import type { PaymentId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  DisputeRow,
  DisputeStore,
  OwedAgain,
} from '#modules/billing/application/disputes/dispute-store.ts';
import type { PageRequest } from '#modules/billing/application/reporting/billing-reader.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import { Dispute } from '#modules/billing/domain/disputes/dispute.ts';

const FIND = {
  name: 'dispute-find',
  text: `select id, payment_id as "paymentId", provider, provider_dispute_id as "providerDisputeId",
      amount_cents::float8 as "amountCents", reason, state, withdrawn_cents::float8 as "withdrawnCents",
      fee_cents::float8 as "feeCents", movements, balance_moves as "balanceMoves", decisions, is_return as "isReturn", iso(evidence_due_at) as "evidenceDueAt",
      iso(opened_at) as "openedAt", iso(closed_at) as "closedAt", iso(coalesce(moved_at, opened_at)) as "movedAt"
    from disputes where provider_dispute_id = $2 and provider = $1 for update`,
};
const OPEN_ON = {
  name: 'dispute-open-on',
  text: `select id from disputes where payment_id = $1 and state = 'open' order by opened_at limit 1`,
};
const LAST_LOST = {
  name: 'dispute-last-lost',
  text: `select provider_dispute_id as id from disputes
    where payment_id = $1 and state = 'lost' and not is_return order by opened_at desc limit 1`,
};
/** Owed again, until its new payment has succeeded. */
const RETURNED = `d.is_return and not exists (select from payments p
  where p.id = d.owed_payment_id and p.status = 'succeeded')`;
const STOPPING = {
  name: 'dispute-stopping',
  text: `select d.id from disputes d
    where d.payment_id = $1 and (d.state = 'open' or (d.forgiven_at is null and ${RETURNED}))
    order by d.opened_at limit 1`,
};
const OWED_FOR = {
  name: 'dispute-owed-for',
  text: `select d.id, d.owed_payment_id as "owedPaymentId", d.forgiven_at is not null as "isForgiven",
      d.forgiven_cents::float8 as "forgivenCents" from disputes d
    where d.payment_id = $1 and ${RETURNED} order by d.opened_at desc limit 1`,
};
const RETURN_OF = {
  name: 'dispute-return-of',
  text: `select id, payment_id as "paymentId" from disputes where owed_payment_id = $1`,
};
const OWE = {
  name: 'dispute-owe',
  text: `update disputes set owed_payment_id = $2 where id = $1`,
};
const PAYMENT_OF = {
  name: 'dispute-payment-of',
  text: `select payment_id as "paymentId" from disputes where id = $1`,
};
const FORGIVE = {
  name: 'dispute-forgive',
  text: `update disputes set owed_payment_id = null, forgiven_cents = $2, forgiven_at = coalesce(forgiven_at, $3) where id = $1`,
};
const SAVE = {
  name: 'dispute-save',
  text: `insert into disputes (id, payment_id, provider, provider_dispute_id, amount_cents, reason, state, withdrawn_cents,
      fee_cents, movements, evidence_due_at, opened_at, closed_at, is_return, balance_moves, decisions,
      moved_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
    on conflict (id) do update set reason = excluded.reason, state = excluded.state,
      withdrawn_cents = excluded.withdrawn_cents, fee_cents = excluded.fee_cents, movements = excluded.movements,
      evidence_due_at = excluded.evidence_due_at, closed_at = excluded.closed_at,
      is_return = excluded.is_return, balance_moves = excluded.balance_moves, decisions = excluded.decisions,
      moved_at = excluded.moved_at`,
};

/** The company's cost of these movements. */
const lost = (movements: string) => `(select coalesce(-sum(n.amount_cents), 0)::bigint
      from ledger_transactions t join ledger_entries n on n.transaction_id = t.id and n.account = 'dispute_loss'
      where ${movements})`;

/** The cost of a dispute's newest decision. */
const decided = (dispute: string) =>
  lost(`t.reference = 'dispute:' || ${dispute}.id || ':lost'
        || case when ${dispute}.decisions > 1 then ':' || ${dispute}.decisions else '' end`);

/** The cost of the payment's lost disputes until this one, less held money that is no longer refunded. */
const UNCOVERED = `(select coalesce(sum(${decided('d')}), 0) from disputes d
      where d.payment_id = x.payment_id and d.state = 'lost' and not d.is_return
        and (d.closed_at, d.id) <= (x.closed_at, x.id))
    + ${lost(`t.payment_id = x.payment_id and t.kind = 'refund_covered'`)}`;

/**
 * The cost of the newest decision, less what was paid again and held money that is no longer refunded. That
 * money covers the payment's disputes in the order in which they were lost.
 */
const LOSS = `(case when x.state <> 'lost' then 0
    when x.is_return then ${decided('x')} + ${lost(
      `t.payment_id in (x.payment_id, x.owed_payment_id) and t.reference not like 'dispute:%'`,
    )}
    else greatest(0, least(${decided('x')}, ${UNCOVERED})) end)::bigint`;

/** One statement for every state and one for a single state, so that each uses its index. */
const list = (name: string, condition: string) => ({
  name,
  text: `select x.id, x.payment_id as "paymentId", x.provider_dispute_id as "providerDisputeId",
      json_build_object('id', e.id, 'firstName', e.first_name, 'lastName', e.last_name) as employer,
      dollars(x.amount_cents) as amount, x.reason, x.state, iso(x.evidence_due_at) as "evidenceDueAt",
      iso(x.evidence_sent_at) as "evidenceSentAt",
      dollars(coalesce((select sum(m.amount_cents) from milestones m
        where m.frozen_by = x.id and m.state = 'pending'), 0)::bigint) as frozen,
      dollars(${LOSS}) as loss,
      (select dollars(o.amount_cents) from payments o where o.id = x.owed_payment_id
        and o.status in ('requires_payment', 'processing', 'failed')) as owed,
      iso(x.forgiven_at) as "forgivenAt", iso(x.opened_at) as "openedAt", iso(x.closed_at) as "closedAt",
      to_char(x.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from (select * from disputes d
      where ${condition} and ($2::timestamptz is null or (d.opened_at, d.id) < ($2::timestamptz, $3::uuid))
      order by d.opened_at desc, d.id desc limit $1) x
    join payments p on p.id = x.payment_id join users e on e.id = p.employer_id
    order by x.opened_at desc, x.id desc`,
});
const count = (name: string, condition: string) => ({
  name: `${name}-found`,
  text: `select count(*)::int as count from (select from disputes d where ${condition}
    order by d.opened_at desc, d.id desc limit $1) found`,
});
const listed = (name: string, condition: string) => ({
  page: list(name, condition),
  found: count(name, condition),
});
const LISTS = {
  all: listed('disputes-list', 'true'),
  open: listed('disputes-list-open', `d.state = 'open'`),
  won: listed('disputes-list-won', `d.state = 'won'`),
  lost: listed('disputes-list-lost', `d.state = 'lost'`),
};

type Row = Omit<Dispute, 'evidenceDueAt' | 'openedAt' | 'closedAt' | 'movedAt' | 'follow'> & {
  readonly evidenceDueAt: string | null;
  readonly openedAt: string;
  readonly movedAt: string;
  readonly closedAt: string | null;
};

export class SqlDisputes implements DisputeStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(provider: LedgerProvider, providerDisputeId: string): Promise<Dispute | null> {
    const row = await this.sql.row<Row>(FIND, [provider, providerDisputeId]);
    if (!row) return null;
    return Object.assign(new Dispute(), {
      ...row,
      evidenceDueAt: row.evidenceDueAt === null ? null : new Date(row.evidenceDueAt),
      openedAt: new Date(row.openedAt),
      movedAt: new Date(row.movedAt),
      closedAt: row.closedAt === null ? null : new Date(row.closedAt),
    });
  }

  async openOn(paymentId: PaymentId): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(OPEN_ON, [paymentId]))?.id ?? null;
  }

  async lastLost(paymentId: PaymentId): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(LAST_LOST, [paymentId]))?.id ?? null;
  }

  async save(dispute: Dispute): Promise<void> {
    await this.sql.rows(SAVE, [
      dispute.id,
      dispute.paymentId,
      dispute.provider,
      dispute.providerDisputeId,
      dispute.amountCents,
      dispute.reason,
      dispute.state,
      dispute.withdrawnCents,
      dispute.feeCents,
      dispute.movements,
      dispute.evidenceDueAt,
      dispute.openedAt,
      dispute.closedAt,
      dispute.isReturn,
      dispute.balanceMoves,
      dispute.decisions,
      dispute.movedAt,
    ]);
  }

  async stopping(paymentId: PaymentId): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(STOPPING, [paymentId]))?.id ?? null;
  }

  owedFor(paymentId: PaymentId): Promise<OwedAgain | null> {
    return this.sql.row<OwedAgain>(OWED_FOR, [paymentId]);
  }

  returnOf(owedPaymentId: PaymentId): Promise<{ id: string; paymentId: PaymentId } | null> {
    return this.sql.row<{ id: string; paymentId: PaymentId }>(RETURN_OF, [owedPaymentId]);
  }

  async owe(id: string, owedPaymentId: PaymentId | null): Promise<void> {
    await this.sql.rows(OWE, [id, owedPaymentId]);
  }

  async paymentOf(id: string): Promise<PaymentId | null> {
    return (await this.sql.row<{ paymentId: PaymentId }>(PAYMENT_OF, [id]))?.paymentId ?? null;
  }

  async forgive(id: string, cents: number, at: Date): Promise<void> {
    await this.sql.rows(FORGIVE, [id, cents, at]);
  }

  async list(state: string | null, { limit, after }: PageRequest) {
    const values = [limit + 1, after?.at ?? null, after?.id ?? null];
    return this.sql.rows<DisputeRow>(listOf(state).page, values);
  }

  async found(state: string | null, most: number): Promise<number> {
    return (await this.sql.row<{ count: number }>(listOf(state).found, [most]))?.count ?? 0;
  }
}

const listOf = (state: string | null) =>
  LISTS[state === 'open' || state === 'won' || state === 'lost' ? state : 'all'];
