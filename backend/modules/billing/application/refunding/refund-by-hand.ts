import type { AuditTrail } from '#kernel/audit-trail.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import { disputed } from '../../domain/refunding/refundable-payment.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { PlanPayments } from '../plans/plan-payments.ts';
import type { BillingNeeds } from '../ports.ts';
import { send } from './refund.ts';
import { bookUnrequestedRefund } from './unrequested-refund.ts';

export interface RefundOrder {
  readonly paymentId: PaymentId;
  readonly amount: Money;
  readonly reason: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

/** (tx) An admin's reasons for refunds. */
export interface RefundReasons {
  keep(refundId: string, reason: string, by: UserId): Promise<void>;
}

interface RefundByHandNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: Pick<PaymentProvider, 'name'>;
  readonly billing: BillingNeeds;
  readonly planPayments: Pick<PlanPayments, 'findIntent'>;
  readonly reasons: RefundReasons;
  readonly audit: AuditTrail;
  readonly effects: CallEffects;
}

/**
 * An admin refunds a part of a payment (rules.md#refunds-by-hand): held money is used first; the company
 * bears the rest, because it was earned or promised.
 */
export class RefundByHand {
  private readonly needs: RefundByHandNeeds;

  constructor(needs: RefundByHandNeeds) {
    this.needs = needs;
  }

  /**
   * Returns the amount that can still be refunded.
   * @throws DomainError `billing.payment_not_found` (404), `billing.not_paid`, `billing.refund_too_large`
   *   (422), `billing.payment_disputed`, `billing.other_provider` (409)
   */
  async run(order: RefundOrder): Promise<{ id: string; left: Money }> {
    const { unitOfWork, billing, planPayments, effects } = this.needs;
    await planPayments.findIntent(order.paymentId);
    return unitOfWork.transaction(async () => {
      await lockReferralsOf(billing, order.paymentId);
      const payment = await billing.payments.find(order.paymentId);
      if (!payment) throw new DomainError('billing.payment_not_found', 'not_found', 'Payment not found');
      const id = await effects.once(() => this.requestRefund(order, payment));
      return { id, left: payment.refundable };
    });
  }

  private async requestRefund(order: RefundOrder, payment: Payment): Promise<string> {
    const { billing, reasons, provider } = this.needs;
    if (payment.status !== 'succeeded' || payment.providerPaymentId === null) {
      throw new DomainError('billing.not_paid', 'rule_broken', 'Only a paid payment can be refunded');
    }
    if (payment.isElsewhere(provider.name)) {
      const message = 'This was paid at another provider, which this installation no longer uses';
      throw new DomainError('billing.other_provider', 'conflict', message);
    }
    if (await billing.disputes.openOn(payment.id)) throw disputed();
    const refund = payment.requestRefund(order.amount, 'admin', billing.clock.now());
    const { id } = refund;
    await bookUnrequestedRefund(billing, payment, refund);
    await send(billing, refund);
    await reasons.keep(id, order.reason, order.by);
    await this.record(order, id);
    return id;
  }

  private async record({ paymentId, amount, by, requestId }: RefundOrder, refundId: string): Promise<void> {
    await this.needs.audit.record({
      actorId: by,
      action: 'payment.refunded',
      subject: { type: 'payment', id: paymentId },
      details: { amount: amount.toDollars(), refundId },
      requestId,
    });
  }
}
