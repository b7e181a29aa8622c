import type { PaymentId, UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  PaidPlanInvoice,
  PlanInvoices,
  PlanInvoiceView,
  PlanReader,
} from '#modules/billing/application/plans/plan-ports.ts';
import type { InvoiceReport } from '#modules/billing/domain/plans/subscription-record.ts';

const LOCK: Statement = {
  name: 'plan-invoice-lock',
  text: `select status from subscription_invoices where id = $1 for update`,
};
/** A paid invoice stays paid, even if an older report differs. */
const KEEP: Statement = {
  name: 'plan-invoice-keep',
  text: `insert into subscription_invoices (id, subscription_id, user_id, plan, reason, status, amount_cents, tries,
      period_start, period_end, created_at, paid_at)
    values ($1, $2, $3, $4, $5, $6::text, $7, $8, $9, $10, $11, case when $6::text = 'paid' then $12::timestamptz end)
    on conflict (id) do update set status = excluded.status, amount_cents = excluded.amount_cents,
      tries = excluded.tries, paid_at = excluded.paid_at
      where subscription_invoices.status <> 'paid'`,
};
const PAID: Statement = {
  name: 'plan-invoice-paid',
  text: `select i.user_id as "employerId", s.provider, i.plan, i.amount_cents::float8 as "amountCents",
      iso(i.paid_at) as "paidAt", i.payment_id as "paymentId"
    from subscription_invoices i join subscriptions s on s.id = i.subscription_id
    where i.id = $1 and i.status = 'paid' and i.amount_cents > 0 for update of i`,
};
const WITHOUT_INTENT: Statement = {
  name: 'plan-invoice-without-intent',
  text: `select i.id from subscription_invoices i join payments p on p.id = i.payment_id
    where i.payment_id = $1 and i.status = 'paid' and p.provider_payment_id is null and p.provider = $2`,
};
const PAY_WITH: Statement = {
  name: 'plan-invoice-pay-with',
  text: `update subscription_invoices set payment_id = $2 where id = $1`,
};
const OF_USER: Statement = {
  name: 'plan-invoices',
  text: `select id, plan, reason, status, dollars(amount_cents) as amount, iso(period_start) as "periodStart",
      iso(period_end) as "periodEnd", iso(created_at) as "createdAt", iso(paid_at) as "paidAt",
      (select json_build_object('id', d.id, 'number', d.series || '-' || lpad(d.number::text, 6, '0')) from invoices d
        where d.source_kind = 'plan' and d.source_id = subscription_invoices.id) as document
    from subscription_invoices where user_id = $1 order by created_at desc, id desc limit $2`,
};

/** Storing an invoice locks its subscription, so that only one call is the first to report the payment. */
export class SqlPlanInvoices implements PlanInvoices, PlanReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async keep(
    invoice: InvoiceReport,
    of: { subscriptionId: string; userId: UserId },
    at: Date,
  ): Promise<boolean> {
    const before = await this.sql.row<{ status: string }>(LOCK, [invoice.id]);
    const { id, plan, reason, status, amountCents, tries, periodStart, periodEnd, createdAt } = invoice;
    const what = [id, of.subscriptionId, of.userId, plan, reason, status, amountCents, tries];
    await this.sql.rows(KEEP, [...what, periodStart, periodEnd, createdAt, at]);
    return status === 'paid' && before?.status !== 'paid';
  }

  async paid(id: string): Promise<PaidPlanInvoice | null> {
    const row = await this.sql.row<Omit<PaidPlanInvoice, 'paidAt'> & { paidAt: string }>(PAID, [id]);
    return row && { ...row, paidAt: new Date(row.paidAt) };
  }

  async withoutIntent(paymentId: PaymentId, provider: LedgerProvider): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(WITHOUT_INTENT, [paymentId, provider]))?.id ?? null;
  }

  async payWith(id: string, paymentId: PaymentId): Promise<void> {
    await this.sql.rows(PAY_WITH, [id, paymentId]);
  }

  invoices(userId: UserId, limit: number): Promise<readonly PlanInvoiceView[]> {
    return this.sql.rows<PlanInvoiceView>(OF_USER, [userId, limit]);
  }
}
