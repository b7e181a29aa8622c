import type { PaymentId } from '#kernel/ids.ts';
import type { Obligation } from '../../domain/obligation.ts';
import { inLockOrder } from '../lock-order.ts';
import { BILLING_TASKS } from '../provider/billing-tasks.ts';
import type { BillingNeeds } from '../ports.ts';

/**
 * (tx) Cancels a payment that nobody needs any more. When the provider has charged it all the same, its event finds
 * nothing left to pay for, and what it took is refunded.
 */
export async function cancelUnpaid(needs: BillingNeeds, paymentId: PaymentId): Promise<void> {
  const payment = await needs.payments.find(paymentId);
  if (!payment?.isOpen) return;
  payment.cancel(needs.clock.now());
  await needs.payments.save(payment);
  await needs.taskQueue.enqueue({ kind: BILLING_TASKS.cancelPayment, data: { paymentId } });
  // The other letters that it was for still wait to be paid; their referrals are not locked here.
  if (payment.isShared)
    await needs.taskQueue.enqueue({ kind: BILLING_TASKS.reopenShared, data: { paymentId } });
}

/** (tx) Nobody owes these any more, and nobody pays what asked for them. They are due. */
export async function cancelDue(needs: BillingNeeds, due: readonly Obligation[]): Promise<void> {
  for (const obligation of due) obligation.void(needs.clock.now());
  await needs.obligations.save(due);
  for (const paymentId of inLockOrder(due.flatMap((one) => one.paymentId ?? []))) {
    await cancelUnpaid(needs, paymentId);
  }
}
