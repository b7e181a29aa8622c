import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import { asId, type PaymentId, type ReferralId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { PaymentRepository } from '../../application/ports.ts';
import { Payment, type Refund } from '../../domain/payment.ts';

const REFUNDS = {
  name: 'payment-refunds',
  text: `select id, amount_cents::float8 as "amountCents", status, provider_refund_id as "providerRefundId"
    from refunds where payment_id = $1 order by position`,
};
const SAVE_REFUND = {
  name: 'payment-refund-save',
  text: `insert into refunds (id, payment_id, position, amount_cents, status, provider_refund_id, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7)
    on conflict (id) do update set status = $5, provider_refund_id = $6, updated_at = $7
      where refunds.status <> $5`,
};
const OF_REFUND = {
  name: 'payment-of-refund',
  text: `select payment_id as id from refunds where id = $1`,
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
    return Object.assign(payment, { refunds: await this.sql.rows<Refund>(REFUNDS, [id]) });
  }

  async idOfRefund(refundId: string): Promise<PaymentId | null> {
    const row = await this.sql.row<{ id: string }>(OF_REFUND, [refundId]);
    return row && asId(row.id);
  }

  async referralsOf(id: PaymentId): Promise<readonly ReferralId[]> {
    const rows = await this.sql.rows<{ id: string }>(REFERRALS, [id]);
    return rows.map((row) => asId<'referral'>(row.id));
  }

  async add(payment: Payment): Promise<void> {
    await this.save(payment);
  }

  async save(payment: Payment): Promise<void> {
    await transactionEm(this.orm).persist(payment).flush();
    for (const [index, refund] of payment.refunds.entries()) {
      const { id, amountCents, status, providerRefundId } = refund;
      const values = [id, payment.id, index + 1, amountCents, status, providerRefundId, payment.updatedAt];
      await this.sql.rows(SAVE_REFUND, values);
    }
    await this.events.publish(payment.pullEvents());
  }
}
