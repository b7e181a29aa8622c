import type { BonusPayment } from '#contract/billing/charging/payment.ts';

/**
 * True if already paid, else the result of `collect`. Every payment form uses this rule: it waits for a
 * processing payment, and requests another card after a failure or without a saved card
 * (rules.md#saved-card).
 */
export async function isSettled<Due extends Pick<BonusPayment, 'status'>>(
  due: Due,
  collect: (due: Due) => Promise<boolean>,
): Promise<boolean> {
  return due.status === 'succeeded' || collect(due);
}
