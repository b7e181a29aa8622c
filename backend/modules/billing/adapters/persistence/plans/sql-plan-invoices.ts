import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  PlanInvoices,
  PlanInvoiceView,
  PlanReader,
} from '#modules/billing/application/plans/plan-ports.ts';
import type { InvoiceReport } from '#modules/billing/domain/plans/subscription-record.ts';

const LOCK: Statement = {
  name: 'plan-invoice-lock',
  text: `select status from subscription_invoices where id = $1 for update`,
};
/** What was paid stays paid, whatever an older report says. */
const KEEP: Statement = {
  name: 'plan-invoice-keep',
  text: `insert into subscription_invoices (id, subscription_id, user_id, plan, reason, status, amount_cents, tries,
      period_start, period_end, created_at, paid_at)
    values ($1, $2, $3, $4, $5, $6::text, $7, $8, $9, $10, $11, case when $6::text = 'paid' then $12::timestamptz end)
    on conflict (id) do update set status = excluded.status, amount_cents = excluded.amount_cents,
      tries = excluded.tries, paid_at = excluded.paid_at
      where subscription_invoices.status <> 'paid'`,
};
const OF_USER: Statement = {
  name: 'plan-invoices',
  text: `select id, plan, reason, status, dollars(amount_cents) as amount, iso(period_start) as "periodStart",
      iso(period_end) as "periodEnd", iso(created_at) as "createdAt", iso(paid_at) as "paidAt",
      (select json_build_object('id', d.id, 'number', d.series || '-' || lpad(d.number::text, 6, '0')) from invoices d
        where d.source_kind = 'plan' and d.source_id = subscription_invoices.id) as document
    from subscription_invoices where user_id = $1 order by created_at desc, id desc limit $2`,
};

/** The subscription is locked by whoever keeps an invoice of it, so that no two say that they were the first. */
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

  invoices(userId: UserId, limit: number): Promise<readonly PlanInvoiceView[]> {
    return this.sql.rows<PlanInvoiceView>(OF_USER, [userId, limit]);
  }
}
