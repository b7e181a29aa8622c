import { isLiveOffer } from '#contract/hiring/vocabulary/offer-status.ts';
import { mayBecome, type Referral } from '#entities/referral/index.ts';

/** Whether the server allows an offer to the person, and no letter is live. */
export function canBeOffered(referral: Referral): boolean {
  const { offerLetter } = referral;
  const hasLiveLetter = offerLetter !== null && isLiveOffer(offerLetter.status);
  return mayBecome(referral, 'offer_sent') && !hasLiveLetter;
}
