import {
  isAt,
  isRejected,
  isSuccessfulHire,
  mayBecome,
  type PlainStatus,
  type Referral,
  type ReferralStatus,
  type TargetStatus,
} from '#entities/referral/index.ts';

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
/** Needs a dialog for its letter, its money, or its reason; a plain one may have one. */
type WithDialog = Exclude<TargetStatus, PlainStatus>;

const DIALOGS: Readonly<Partial<Record<ReferralStatus, ManagementDialog>>> = {
  contacted: 'contact',
  interviewing: 'interview',
  offer_sent: 'offer',
  offer_signed: 'paper',
  hired: 'hire',
  completed: 'complete',
  rejected: 'reject',
} satisfies Record<WithDialog, ManagementDialog> & Partial<Record<PlainStatus, ManagementDialog>>;

/** The step for a chosen status: most open a dialog first (rules.md#status-dialogs). */
export function stepFor(referral: Referral, status: ReferralStatus): ManagementStep {
  // An existing draft is paid and sent from its own card.
  if (isAt(status, 'offer_sent') && referral.offerLetter?.status === 'draft') return 'letter';
  return DIALOGS[status] ?? 'set';
}

/** The employer's next step that moves a referral forward, if any. A rejection does not. */
export function nextMove({ nextActions }: Referral): ReferralStatus | null {
  return nextActions.find(({ status }) => !isRejected(status))?.status ?? null;
}

/** A digital letter was sent and the worker has not responded (rules.md#awaiting-signature). */
export function awaitsSignature({ offerLetter }: Referral): boolean {
  return offerLetter?.awaitsSignature ?? false;
}

/** A hire whose bonus is neither charged nor committed. Direct applications have no bonus. */
export function owesBonus({ status, bonusPaidAt, job, referrer }: Referral): boolean {
  const isHired = isSuccessfulHire(status);
  return isHired && referrer !== null && bonusPaidAt === null && Number(job.referralBonus) > 0;
}

/** The next step is the employer's main action: they are the one to act, and they owe no bonus first. */
export function isEmployersTurn(referral: Referral): boolean {
  return referral.nextStep?.actor === 'employer' && !owesBonus(referral);
}

/** Whether a letter exists or can be created (rules.md#offer-from-interview). */
export function hasLetterCard(referral: Referral): boolean {
  return referral.offerLetter !== null || mayBecome(referral, 'offer_sent');
}
