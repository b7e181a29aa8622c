import { isSuccessfulHire, mayBecome, type Referral, type ReferralStatus } from '#entities/referral/index.ts';

export type ManagementDialog =
  | 'contact'
  | 'interview'
  | 'quickInterview'
  | 'reject'
  | 'paper'
  | 'complete'
  | 'undo'
  | 'offer'
  | 'draft'
  | 'letter'
  | 'amend'
  | 'hire'
  | 'timeline'
  | 'candidate'
  | 'check'
  | 'drugTest'
  | 'references';

type ManagementStep = ManagementDialog | 'set';

const STEPS: Readonly<Record<ReferralStatus, ManagementStep>> = {
  submitted: 'set',
  contacted: 'contact',
  interviewing: 'interview',
  offer_sent: 'offer',
  offer_signed: 'paper',
  hired: 'hire',
  completed: 'complete',
  rejected: 'reject',
};

/** What choosing a state means: some are set at once, others open their dialog first (rules.md#status-dialogs). */
export function stepFor(referral: Referral, status: ReferralStatus): ManagementStep {
  // A draft that was made before is paid and sent from its own card.
  if (status === 'offer_sent' && referral.offerLetter?.status === 'draft') return 'letter';
  return STEPS[status];
}

/** The step that moves a referral on, if the employer has one. Not to select somebody moves nothing on. */
export function nextMove({ nextActions }: Referral): ReferralStatus | null {
  return nextActions.find(({ status }) => status !== 'rejected')?.status ?? null;
}

/** A digital letter is out and the worker has not answered (rules.md#awaiting-signature). */
export function awaitsSignature({ offerLetter }: Referral): boolean {
  return offerLetter?.status === 'sent' || offerLetter?.status === 'viewed';
}

/** A hire whose bonus is neither charged nor committed. Nobody earns one for who applied directly. */
export function owesBonus({ status, bonusPaidAt, job, referrer }: Referral): boolean {
  const isHired = isSuccessfulHire(status);
  return isHired && referrer !== null && bonusPaidAt === null && Number(job.referralBonus) > 0;
}

/** The letter's card: there is a letter, or one can be made (rules.md#offer-from-interview). */
export function hasLetterCard(referral: Referral): boolean {
  return referral.offerLetter !== null || mayBecome(referral, 'offer_sent');
}

/** The letter's card may lead to a new letter. One that is out may end while its card is open. */
export function mayGetLetter(referral: Referral): boolean {
  return mayBecome(referral, 'offer_sent') || awaitsSignature(referral);
}
