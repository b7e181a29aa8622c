import type { OfferLetterId, ReferralId } from '#kernel/ids.ts';
import { refund } from '../refunding/refund.ts';
import type { BillingNeeds } from '../ports.ts';
import { cancelDue } from './cancel-unpaid.ts';
import { platformFees } from './platform-fees.ts';

/**
 * (tx) The worker is hired without this letter. Cancels its unpaid charges and refunds its platform fee,
 * because only a sent letter incurs one. Other paid items remain for the hire (rules.md#hire-ends-draft).
 */
export async function dropDraft(
  needs: BillingNeeds,
  referralId: ReferralId,
  offerLetterId: OfferLetterId,
): Promise<void> {
  const owed = await needs.obligations.ofReferral(referralId);
  const due = owed.filter(({ state }) => state === 'due');
  const asked = due.filter((one) => one.offerLetterId === offerLetterId);
  // Its payment may also include charges of an earlier step; they are canceled with it.
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
