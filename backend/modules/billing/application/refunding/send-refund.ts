import type { TaskHandler, TaskMap } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { tryKey } from '../../domain/refunding/refund.ts';
import { RefundRefused, type PaymentProvider, type ProviderRefund } from '../provider/payment-provider.ts';
import type { BillingNeeds } from '../ports.ts';
import type { SettleRefund } from './settle-refund.ts';

interface SendRefundNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: BillingNeeds;
  readonly settleRefund: SettleRefund;
  readonly provider: PaymentProvider;
}

interface RequestedRefund {
  readonly refundId: string;
  readonly paymentIntentId: string;
  readonly amountCents: number;
}

/** Requests a refund from the provider; a repetition finds the result of an earlier try. */
export class SendRefund implements TaskHandler<'billing.send_refund'> {
  readonly kind = 'billing.send_refund';
  private readonly needs: SendRefundNeeds;

  constructor(needs: SendRefundNeeds) {
    this.needs = needs;
  }

  async handle(data: TaskMap['billing.send_refund']): Promise<void> {
    const refundId = data.refundId;
    const asked = await this.needs.unitOfWork.transaction(() => this.requested(refundId));
    if (!asked) return;
    const report = await this.ask(asked);
    await this.needs.unitOfWork.transaction(() => this.needs.settleRefund.apply(asked.refundId, report));
  }

  private async ask(asked: RequestedRefund): Promise<Pick<ProviderRefund, 'status'> & { id: string | null }> {
    const { provider } = this.needs;
    try {
      const earlier = await provider.findRefund(asked.paymentIntentId, asked.refundId);
      return earlier ?? (await provider.createRefund(asked));
    } catch (error) {
      if (error instanceof RefundRefused) return { id: null, status: 'failed' };
      throw error;
    }
  }

  private async requested(id: string): Promise<RequestedRefund | null> {
    const paymentId = await this.needs.billing.payments.idOfRefund(id);
    const payment = paymentId && (await this.needs.billing.payments.find(paymentId));
    const refund = payment ? payment.refunds.find((one) => one.id === id) : undefined;
    if (!payment?.providerPaymentId || refund?.status !== 'requested') return null;
    if (payment.isElsewhere(this.needs.provider.name)) return null;
    const { amountCents, attempts: attempt } = refund;
    return {
      refundId: tryKey({ refundId: id, attempt }),
      paymentIntentId: payment.providerPaymentId,
      amountCents,
    };
  }
}
