import type { OfferLetterId } from '#kernel/ids.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import type { BillingNeeds } from '../ports.ts';

/**
 * (tx) The paid fee of a letter that was withdrawn unopened; it covers the referral's next letter
 * (rules.md#kept-letter-fee). Null if there is none, or if its payment was refunded to the employer.
 */
export async function keptLetterFee(
  { payments }: Pick<BillingNeeds, 'payments'>,
  existing: readonly Obligation[],
  unopened: readonly OfferLetterId[],
): Promise<Obligation | null> {
  for (const owed of existing) {
    const isOfUnopened = unopened.some((id) => id === owed.offerLetterId);
    if (owed.kind !== 'letter_fee' || owed.state !== 'delivered' || !isOfUnopened) continue;
    const payment = owed.paymentId ? await payments.find(owed.paymentId) : null;
    if (payment && !payment.refundable.isLessThan(owed.amount)) return owed;
  }
  return null;
}
