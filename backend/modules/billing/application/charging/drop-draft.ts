import type { OfferLetterId, ReferralId } from '#kernel/ids.ts';
import { refund } from '../refunding/refund.ts';
import type { BillingNeeds } from '../ports.ts';
import { cancelDue } from './cancel-unpaid.ts';
import { platformFees } from './platform-fees.ts';

/**
 * (tx) The worker is hired without this letter. What it asked for and nobody paid is canceled, and its platform fee goes back: only a letter that
 * goes out incurs one. What else is paid stays, for the hire takes it over (rules.md#hire-ends-draft).
 */
export async function dropDraft(
  needs: BillingNeeds,
  referralId: ReferralId,
  offerLetterId: OfferLetterId,
): Promise<void> {
  const owed = await needs.obligations.ofReferral(referralId);
  const due = owed.filter(({ state }) => state === 'due');
  const asked = due.filter((one) => one.offerLetterId === offerLetterId);
  // With its payment also goes what an earlier step had asked for and that payment has taken over.
  const payments = new Set(asked.map(({ paymentId }) => paymentId));
  await cancelDue(
    needs,
    due.filter(({ paymentId }) => payments.has(paymentId)),
  );
  const fees = platformFees(owed).filter(({ isRefundable }) => isRefundable);
  await refund(
    needs,
    fees.map((obligation) => ({ obligation, amount: obligation.amount })),
    'hired_without_letter',
  );
}
