import type { PaymentId } from '#kernel/ids.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import { inLockOrder } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';

/**
 * (tx) Cancels a payment that is no longer needed. If the provider has charged it anyway, its event finds
 * nothing left to pay for and refunds the money.
 */
export async function cancelUnpaid(needs: BillingNeeds, paymentId: PaymentId): Promise<void> {
  const payment = await needs.payments.find(paymentId);
  if (!payment?.isOpen) return;
  payment.cancel(needs.clock.now());
  await needs.payments.save(payment);
  await needs.taskQueue.enqueue({ kind: 'billing.cancel_payment', data: { paymentId } });
  // The payment's other letters still wait to be paid; their referrals are not locked here.
  if (payment.isShared) await needs.taskQueue.enqueue({ kind: 'billing.reopen_shared', data: { paymentId } });
}

/** (tx) Voids these due obligations and cancels the payments that requested them. */
export async function cancelDue(needs: BillingNeeds, due: readonly Obligation[]): Promise<void> {
  for (const obligation of due) obligation.void(needs.clock.now());
  await needs.obligations.save(due);
  for (const paymentId of inLockOrder(due.flatMap((one) => one.paymentId ?? []))) {
    await cancelUnpaid(needs, paymentId);
  }
}
