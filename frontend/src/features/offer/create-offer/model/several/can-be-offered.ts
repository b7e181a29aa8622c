import { mayBecome, type Referral } from '#entities/referral/index.ts';

const LIVE: readonly string[] = ['draft', 'sent', 'viewed', 'signed'];

/** Whoever is interviewing and has no letter. */
export function canBeOffered(referral: Referral): boolean {
  const { offerLetter } = referral;
  const hasLiveLetter = offerLetter !== null && LIVE.includes(offerLetter.status);
  return mayBecome(referral, 'offer_sent') && !hasLiveLetter;
}
