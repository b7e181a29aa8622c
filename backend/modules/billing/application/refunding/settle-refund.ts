import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { refundSettled } from '../../domain/postings.ts';
import type { Payment } from '../../domain/payment.ts';
import { BILLING_TASKS, taskId } from '../provider/billing-tasks.ts';
import type { PaymentProvider, ProviderRefund } from '../provider/payment-provider.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';

/** What the provider says of a refund becomes so in the books. */
export class SettleRefund {
  private readonly needs: BillingNeeds;

  constructor(needs: BillingNeeds) {
    this.needs = needs;
  }

  /** (tx) Repeating it does nothing. */
  async apply(refundId: string, report: ProviderRefund): Promise<void> {
    if (report.status === 'pending') return;
    const payment = await this.paymentOf(refundId);
    if (!payment) return;
    const at = this.needs.clock.now();
    const failed = report.status === 'failed';
    const isNew = failed ? payment.failRefund(refundId, at) : payment.settleRefund(refundId, report.id, at);
    if (!isNew) return;
    await this.needs.payments.save(payment);
    if (!failed) {
      const { id: paymentId, referralId, employerId } = payment;
      const movement = { refundId, paymentId, referralId, employerId, amountCents: report.amountCents, at };
      await this.needs.ledger.post(refundSettled(movement));
    }
  }

  /** Locked, the referral before it. */
  private async paymentOf(refundId: string): Promise<Payment | null> {
    const paymentId = await this.needs.payments.idOfRefund(refundId);
    if (!paymentId) return null;
    await lockReferralsOf(this.needs, paymentId);
    return this.needs.payments.find(paymentId);
  }
}

interface SendRefundNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: BillingNeeds;
  readonly settleRefund: SettleRefund;
  readonly provider: PaymentProvider;
}

/** Asks the provider to give money back; repeated, it finds what an earlier try has made. */
export class SendRefund {
  readonly kind = BILLING_TASKS.sendRefund;
  private readonly needs: SendRefundNeeds;

  constructor(needs: SendRefundNeeds) {
    this.needs = needs;
  }

  async handle(data: Readonly<Record<string, unknown>>): Promise<void> {
    const refundId = taskId(data, 'refundId');
    const asked = await this.needs.unitOfWork.transaction(() => this.requested(refundId));
    if (!asked) return;
    const earlier = await this.needs.provider.findRefund(asked.paymentIntentId, refundId);
    const report = earlier ?? (await this.needs.provider.createRefund({ refundId, ...asked }));
    await this.needs.unitOfWork.transaction(() => this.needs.settleRefund.apply(refundId, report));
  }

  private async requested(
    refundId: string,
  ): Promise<{ paymentIntentId: string; amountCents: number } | null> {
    const paymentId = await this.needs.billing.payments.idOfRefund(refundId);
    const payment = paymentId && (await this.needs.billing.payments.find(paymentId));
    const refund = payment ? payment.refunds.find(({ id }) => id === refundId) : undefined;
    if (!payment?.providerPaymentId || refund?.status !== 'requested') return null;
    return { paymentIntentId: payment.providerPaymentId, amountCents: refund.amountCents };
  }
}
