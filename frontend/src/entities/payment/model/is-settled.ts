import type { BonusPayment } from '#contract/billing/payment.ts';

/**
 * Paid already, or what `collect` makes of it. One rule for everything that is paid here: what is processing is waited for, and
 * what failed asks for another card like what has none (rules.md#saved-card).
 */
export async function isSettled<Due extends Pick<BonusPayment, 'status'>>(
  due: Due,
  collect: (due: Due) => Promise<boolean>,
): Promise<boolean> {
  return due.status === 'succeeded' || collect(due);
}
