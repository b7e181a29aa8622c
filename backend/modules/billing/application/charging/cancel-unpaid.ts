import type { PaymentId } from '#kernel/ids.ts';
import { BILLING_JOBS } from '../provider/billing-jobs.ts';
import type { Books } from '../ports.ts';

/**
 * (tx) Calls off a payment that nobody needs any more. When the provider has charged it all the same, its event finds
 * nothing left to pay for, and what it took is refunded.
 */
export async function cancelUnpaid(books: Books, paymentId: PaymentId): Promise<void> {
  const payment = await books.payments.find(paymentId);
  if (!payment?.isOpen) return;
  payment.cancel(books.clock.now());
  await books.payments.save(payment);
  await books.jobs.enqueue({ kind: BILLING_JOBS.cancelPayment, data: { paymentId } });
}
