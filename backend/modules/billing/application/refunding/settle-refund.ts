import type { PaymentId } from '#kernel/ids.ts';
import { refundMadeByBank, refundReturned, refundSettled } from '../../domain/refunding/refund-postings.ts';
import { tryKey, tryOf, type Refund } from '../../domain/refunding/refund.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import type { ProviderRefund } from '../provider/payment-provider.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';
import { bookUnrequestedRefund } from './unrequested-refund.ts';

type Report = Pick<ProviderRefund, 'status'> & { readonly id: string | null };

/** Applies the provider's report of a refund to the books. */
export class SettleRefund {
  private readonly needs: BillingNeeds;

  constructor(needs: BillingNeeds) {
    this.needs = needs;
  }

  /** (tx) Applies a report about our own try. Idempotent; an earlier try does not affect a later one. */
  async apply(key: string, report: Report): Promise<void> {
    if (report.status === 'pending') return;
    const { refundId, attempt } = tryOf(key);
    const paymentId = await this.needs.payments.idOfRefund(refundId);
    const payment = paymentId && (await this.lock(paymentId));
    const refund = payment ? payment.refunds.find(({ id }) => id === refundId) : undefined;
    if (payment && refund?.attempts === attempt) await this.become(payment, refund, report);
  }

  /**
   * (tx) Books a refund made in the provider's dashboard, if it is of our payment
   * (rules.md#refunds-made-outside).
   */
  async applyOutside(provider: string, report: ProviderRefund): Promise<void> {
    const { paymentIntentId } = report;
    const paymentId = paymentIntentId && (await this.needs.payments.idOfIntent(provider, paymentIntentId));
    const payment = paymentId && (await this.lock(paymentId));
    if (!payment) return;
    const known = payment.refunds.filter(({ providerRefundId }) => providerRefundId === report.id);
    for (const refund of known) await this.become(payment, refund, report);
    if (known.length > 0 || report.status === 'failed') return;
    const { made, rest } = payment.recordOutside(report.amountCents, this.needs.clock.now());
    if (rest) await bookUnrequestedRefund(this.needs, payment, rest);
    for (const refund of payment.refunds.filter(({ id }) => id === rest?.id || made.includes(id)))
      await this.become(payment, refund, { ...report, status: 'succeeded' });
  }

  private async become(payment: Payment, refund: Refund, { id, status }: Report): Promise<void> {
    const at = this.needs.clock.now();
    const { id: paymentId, referralId, employerId } = payment;
    const aboutPart = ({ id: refundId, attempts: attempt, amountCents }: Refund) => {
      const key = tryKey({ refundId, attempt });
      return { refundId: key, paymentId, referralId, employerId, amountCents, at };
    };
    const about = aboutPart(refund);
    if (status === 'failed') {
      // Another way has settled it, such as a lost dispute: the end of this one takes nothing back.
      if (refund.status === 'settled' && refund.providerRefundId !== id) return;
      const byBank = await this.settleByBank(payment, refund);
      const before = byBank?.id === refund.id ? refund.status : payment.failRefund(refund.id, id, at);
      await this.needs.payments.save(payment);
      if (before === 'settled') await this.needs.ledger.post(refundReturned(about));
      if (byBank) {
        await this.needs.ledger.post(refundSettled(aboutPart(byBank)));
        await this.needs.ledger.post(refundMadeByBank(aboutPart(byBank)));
      }
    } else if (status === 'succeeded' && payment.settleRefund(refund.id, id ?? '', at)) {
      await this.needs.payments.save(payment);
      await this.needs.ledger.post(refundSettled(about));
    }
  }

  /** The part of a failing refund that the employer already has from a lost dispute. */
  private async settleByBank(payment: Payment, refund: Refund): Promise<Refund | null> {
    if (refund.status !== 'requested' && refund.status !== 'settled') return null;
    const dispute = await this.needs.disputes.lastLost(payment.id);
    return dispute === null ? null : payment.settleByBank(refund.id, dispute, this.needs.clock.now());
  }

  /** Locks the referral first. */
  private async lock(paymentId: PaymentId): Promise<Payment | null> {
    await lockReferralsOf(this.needs, paymentId);
    return this.needs.payments.find(paymentId);
  }
}
