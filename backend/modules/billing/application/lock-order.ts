import type { PaymentId } from '#kernel/ids.ts';
import type { BillingNeeds } from './ports.ts';

/** The order in which rows of one kind are locked, the same in every transaction. Removes duplicates. */
export function inLockOrder<Id extends string>(ids: Iterable<Id>): Id[] {
  return [...new Set(ids)].sort((one, other) => (one < other ? -1 : 1));
}

/** (tx) Locks the referrals, then their money, in the order that every transaction uses. */
export async function lockReferralsOf(
  { payments, bonusRecord }: Pick<BillingNeeds, 'payments' | 'bonusRecord'>,
  paymentId: PaymentId,
): Promise<void> {
  for (const referralId of await payments.referralsOf(paymentId)) await bonusRecord.lockReferral(referralId);
}
