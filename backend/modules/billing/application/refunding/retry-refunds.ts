import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { BillingNeeds, WaitingRefund } from '../ports.ts';
import { send } from './refund.ts';

const AT_ONCE = 20;

/** Retries failed refunds, and requests those again whose task has given up (rules.md#refund-retries). */
export class RetryRefunds implements DueWork {
  readonly name = 'billing.retry_refunds';
  private readonly unitOfWork: UnitOfWork;
  private readonly needs: BillingNeeds;

  constructor(unitOfWork: UnitOfWork, needs: BillingNeeds) {
    this.unitOfWork = unitOfWork;
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { payments, clock } = this.needs;
    const waiting = await this.unitOfWork.transaction(() => payments.waitingRefunds(clock.now(), AT_ONCE));
    return eachAlone(waiting, (refund) => this.unitOfWork.transaction(() => this.retry(refund)));
  }

  private async retry({ id: refundId, paymentId }: WaitingRefund): Promise<void> {
    const { payments, clock } = this.needs;
    await lockReferralsOf(this.needs, paymentId);
    const payment = await payments.find(paymentId);
    if (!payment) return;
    const isRequested = payment.retryRefund(refundId, clock.now());
    await payments.save(payment);
    if (isRequested) await send(this.needs, { id: refundId });
  }
}
