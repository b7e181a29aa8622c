import { TRACKER_STEPS, trackerStep, type TrackerStep } from '#contract/hiring/vocabulary/tracker-step.ts';
import {
  isAt,
  isClosed,
  isReferralStatus,
  isRejected,
  whoActs,
  type Referral,
  type ReferralStatus,
  type RejectedStatus,
} from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';

/** The remaining steps; none for a closed referral. */
export function stepsAhead(status: ReferralStatus): readonly TrackerStep[] {
  const step = trackerStep(status);
  return step === null ? [] : TRACKER_STEPS.slice(TRACKER_STEPS.indexOf(step) + 1);
}

/** The sentence that explains a step. */
export type StepLabel = Exclude<ReferralStatus, RejectedStatus> | 'claimed' | 'confirmed' | 'pendingLate';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Picks the description that is true now: an interview is past the review, an overdue review is not promised
 * again, and a completed referral depends on its claim.
 */
export function stepLabel(
  { status, statusChangedAt, createdAt, payoutProcessed }: Referral,
  claim: CompletedReferral['claim']['state'] | undefined,
  now: number,
): StepLabel | null {
  if (isRejected(status)) return null;
  if (isAt(status, 'contacted') && now - Date.parse(statusChangedAt ?? createdAt) > WEEK_MS)
    return 'pendingLate';
  if (payoutProcessed) return 'claimed';
  return claim && claim !== 'ready' ? 'confirmed' : status;
}

/** The options of the status filter, named like the badges. */
export type TrackerFilter = 'all' | ReferralStatus;

/** Matches worker name or job title, ignoring case, and status. */
export function matching(
  referrals: readonly Referral[],
  words: string,
  filter: TrackerFilter,
): readonly Referral[] {
  const wanted = words.trim().toLocaleLowerCase();
  return referrals.filter(({ workerName, job, status }) => {
    const isNamed = [workerName, job.title].some((text) => text.toLocaleLowerCase().includes(wanted));
    return isNamed && (filter === 'all' || status === filter);
  });
}

/** The sentence for the next move and its actor. */
export type NextMove =
  | ReferralStatus
  | 'confirm'
  | 'claim'
  | 'claimInReview'
  | 'claimUnconfirmed'
  | 'claimRefused'
  | 'bonusComing'
  | 'bonusWaits'
  | 'finished'
  | 'declined'
  | 'bonusUnpaid';

const CLAIM_MOVES = {
  ready: 'claim',
  in_review: 'claimInReview',
  unconfirmed: 'claimUnconfirmed',
  refused: 'claimRefused',
} as const;

/** @param claim the state of the reward's claim, once the work is completed */
export function nextMove(referral: Referral, claim?: CompletedReferral['claim']['state']): NextMove {
  const { status, verificationStatus, payoutProcessed } = referral;
  if (isAt(status, 'completed')) {
    return payoutProcessed || claim === 'paid' ? bonusMove(referral) : CLAIM_MOVES[claim ?? 'ready'];
  }
  if (isRejected(status)) return verificationStatus === 'declined' ? 'declined' : status;
  if (verificationStatus === 'declined') return 'declined';
  if (isUnconfirmed(referral) && isAt(status, 'submitted')) return 'confirm';
  if (isAt(status, 'hired') && isBonusUnpaid(referral)) return 'bonusUnpaid';
  if (isAt(status, 'hired') && isBonusWaiting(referral)) return 'bonusWaits';
  return status;
}

/** An offer waits for the worker's answer, until its date. */
export function awaitsAnswer(move: NextMove): boolean {
  return isReferralStatus(move) && isAt(move, 'offer_sent');
}

/** The employer chose someone else, for a reason. */
export function isNotSelected(move: NextMove): boolean {
  return isReferralStatus(move) && isRejected(move);
}

/** The remaining move after the reward was claimed. */
function bonusMove(referral: Referral): NextMove {
  if (isBonusUnpaid(referral)) return 'bonusUnpaid';
  if (isBonusWaiting(referral)) return 'bonusWaits';
  return referral.milestones.some(({ status }) => status === 'coming') ? 'bonusComing' : 'finished';
}

/** Waits for the worker's confirmation (rules.md#unconfirmed-hires). */
function isBonusWaiting({ milestones }: Referral): boolean {
  return milestones.some(({ status }) => status === 'waiting');
}

function isBonusUnpaid({ bonusPaidAt, job }: Referral): boolean {
  return bonusPaidAt === null && Number(job.referralBonus) > 0;
}

/**
 * The worker has neither confirmed nor declined an open referral. For completed work, the claim covers this.
 */
export function isUnconfirmed({ status, verificationStatus }: Referral): boolean {
  return !isClosed(status) && (verificationStatus === 'pending' || verificationStatus === 'expired');
}

/** When the turn of the person who must act began. A confirmation passes it from the worker to the employer. */
export function turnSince({ status, statusChangedAt, verifiedAt, createdAt }: Referral): string {
  const since = statusChangedAt ?? createdAt;
  return isAt(status, 'submitted') && verifiedAt !== null && verifiedAt > since ? verifiedAt : since;
}

type Actor = 'you' | 'worker' | 'employer';

/** The moves that are no status; the table of statuses answers for the others. */
const ACTORS: Readonly<Record<Exclude<NextMove, ReferralStatus>, Actor | null>> = {
  confirm: 'worker',
  claim: 'you',
  claimInReview: null,
  claimUnconfirmed: 'you',
  claimRefused: null,
  bonusComing: null,
  bonusWaits: 'worker',
  finished: null,
  declined: null,
  bonusUnpaid: 'employer',
};

/** The person who must act; null if no one has to. */
export function actorOf({ status }: Pick<Referral, 'status'>, move: NextMove): Actor | null {
  if (isRejected(status)) return null;
  return isReferralStatus(move) ? whoActs(move) : ACTORS[move];
}
