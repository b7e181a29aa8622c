import { mayBecome, type Referral } from '#entities/referral/index.ts';

const LIVE: readonly string[] = ['draft', 'sent', 'viewed', 'signed'];

/** Whether the person is interviewing and has no live letter. */
export function canBeOffered(referral: Referral): boolean {
  const { offerLetter } = referral;
  const hasLiveLetter = offerLetter !== null && LIVE.includes(offerLetter.status);
  return mayBecome(referral, 'offer_sent') && !hasLiveLetter;
}
