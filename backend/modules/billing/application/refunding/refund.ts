import { Money } from '#kernel/money.ts';
import type { Obligation } from '../../domain/obligation.ts';
import type { Payment } from '../../domain/payment.ts';
import { refundRequested } from '../../domain/postings.ts';
import { BILLING_JOBS } from '../provider/billing-jobs.ts';
import { inIdOrder } from '../id-order.ts';
import type { Books } from '../ports.ts';

interface GivenBack {
  readonly obligation: Obligation;
  readonly amount: Money;
}

/** (tx) Sends a part of a payment back; the held money is on its way from now on. */
export async function refundHeld(books: Books, payment: Payment, amount: Money): Promise<void> {
  const refundId = await startRefund(books, payment, amount);
  await books.ledger.post(
    refundRequested({
      refundId,
      referralId: payment.referralId,
      paymentId: payment.id,
      employerId: payment.employerId,
      amountCents: amount.cents,
      at: books.clock.now(),
    }),
  );
}

/** (tx) Asks for a refund whose money the ledger has set aside already. Answers its id. */
export async function startRefund(books: Books, payment: Payment, amount: Money): Promise<string> {
  const asked = payment.requestRefund(amount, books.clock.now());
  await books.payments.save(payment);
  await books.jobs.enqueue({ kind: BILLING_JOBS.sendRefund, data: { refundId: asked.id } });
  return asked.id;
}

/** (tx) Gives obligations back, with one refund for each payment that had paid for them. */
export async function refund(
  books: Books,
  items: readonly GivenBack[],
  start: typeof refundHeld | typeof startRefund,
): Promise<void> {
  const at = books.clock.now();
  for (const { obligation, amount } of items) obligation.refund(amount, at);
  await books.obligations.save(items.map(({ obligation }) => obligation));
  for (const paymentId of inIdOrder(items.flatMap(({ obligation }) => obligation.paymentId ?? []))) {
    const payment = await books.payments.find(paymentId);
    if (!payment) throw new Error('What was paid for has a payment');
    const parts = items.filter(({ obligation }) => obligation.paymentId === paymentId);
    await start(books, payment, Money.sum(parts.map(({ amount }) => amount)));
  }
}
