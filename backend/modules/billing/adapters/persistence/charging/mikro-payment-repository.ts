import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import { asId, type PaymentId, type ReferralId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { PaymentRepository, WaitingRefund } from '#modules/billing/application/ports.ts';
import { Payment } from '#modules/billing/domain/charging/payment.ts';
import type { Refund } from '#modules/billing/domain/refunding/refund.ts';

type RefundRow = Omit<Refund, 'nextTryAt'> & { readonly nextTryAt: string | null };

const REFUNDS = {
  name: 'payment-refunds',
  text: `select id, amount_cents::float8 as "amountCents", status, cause, provider_refund_id as "providerRefundId",
      attempts, iso(next_try_at) as "nextTryAt"
    from refunds where payment_id = $1 order by position`,
};
const SAVE_REFUND = {
  name: 'payment-refund-save',
  text: `insert into refunds (id, payment_id, position, amount_cents, status, provider_refund_id, attempts, next_try_at,
      created_at, updated_at, cause)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)
    on conflict (id) do update
      set amount_cents = $4, status = $5, provider_refund_id = $6, attempts = $7, next_try_at = $8, updated_at = $9
      where (refunds.amount_cents, refunds.status, refunds.attempts, refunds.next_try_at) is distinct from ($4, $5, $7, $8)`,
};
const OF_REFUND = {
  name: 'payment-of-refund',
  text: `select payment_id as id from refunds where id = $1`,
};
const WAITING_REFUNDS = {
  name: 'payment-refunds-waiting',
  text: `select id, payment_id as "paymentId" from refunds where next_try_at <= $1 order by next_try_at, id limit $2`,
};
const OF_INTENT = {
  name: 'payment-of-intent',
  text: `select id from payments where provider = $1 and provider_payment_id = $2`,
};
const REFERRALS = {
  name: 'payment-referrals',
  text: `select distinct coalesce(line -> 'of' ->> 'referralId', p.referral_id::text) collate "C" as id
    from payments p, jsonb_array_elements(p.lines) line
    where p.id = $1 and coalesce(line -> 'of' ->> 'referralId', p.referral_id::text) is not null
    order by id`,
};

export class MikroPaymentRepository implements PaymentRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, sql: Sql, events: EventPublisher) {
    this.orm = orm;
    this.sql = sql;
    this.events = events;
  }

  async find(id: PaymentId): Promise<Payment | null> {
    const em = transactionEm(this.orm);
    const payment = await em.findOne(Payment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!payment) return null;
    const rows = await this.sql.rows<RefundRow>(REFUNDS, [id]);
    const refunds = rows.map((row) => ({ ...row, nextTryAt: row.nextTryAt && new Date(row.nextTryAt) }));
    return Object.assign(payment, { refunds });
  }

  async idOfRefund(refundId: string): Promise<PaymentId | null> {
    const row = await this.sql.row<{ id: string }>(OF_REFUND, [refundId]);
    return row && asId(row.id);
  }

  async referralsOf(id: PaymentId): Promise<readonly ReferralId[]> {
    const rows = await this.sql.rows<{ id: string }>(REFERRALS, [id]);
    return rows.map((row) => asId<'referral'>(row.id));
  }

  async waitingRefunds(now: Date, limit: number): Promise<readonly WaitingRefund[]> {
    const rows = await this.sql.rows<{ id: string; paymentId: string }>(WAITING_REFUNDS, [now, limit]);
    return rows.map(({ id, paymentId }) => ({ id, paymentId: asId(paymentId) }));
  }

  async idOfIntent(provider: string, intentId: string): Promise<PaymentId | null> {
    const row = await this.sql.row<{ id: string }>(OF_INTENT, [provider, intentId]);
    return row && asId(row.id);
  }

  async add(payment: Payment): Promise<void> {
    await this.save(payment);
  }

  async save(payment: Payment): Promise<void> {
    await transactionEm(this.orm).persist(payment).flush();
    for (const [index, refund] of payment.refunds.entries()) {
      const { id, amountCents, status, providerRefundId, attempts, nextTryAt, cause } = refund;
      const state = [amountCents, status, providerRefundId, attempts, nextTryAt];
      await this.sql.rows(SAVE_REFUND, [id, payment.id, index + 1, ...state, payment.updatedAt, cause]);
    }
    await this.events.publish(payment.pullEvents());
  }
}
