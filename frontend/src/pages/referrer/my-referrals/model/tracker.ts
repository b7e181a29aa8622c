import {
  TRACKER_STEP_OF_STATUS,
  TRACKER_STEPS,
  type TrackerStep,
} from '#contract/hiring/vocabulary/tracker-step.ts';
import type { Referral, ReferralStatus } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';

/** A rejected referral is not at any step. */
export function trackerStep(status: ReferralStatus): TrackerStep | null {
  return TRACKER_STEP_OF_STATUS[status];
}

/** The remaining steps; none for a closed referral. */
export function stepsAhead(status: ReferralStatus): readonly TrackerStep[] {
  const step = trackerStep(status);
  return step === null ? [] : TRACKER_STEPS.slice(TRACKER_STEPS.indexOf(step) + 1);
}

/** The sentence that explains a step. */
export type StepLabel = TrackerStep | 'interviewing' | 'hired' | 'claimed' | 'confirmed' | 'pendingLate';

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
  if (status === 'interviewing' || status === 'hired') return status;
  if (status === 'contacted' && now - Date.parse(statusChangedAt ?? createdAt) > WEEK_MS)
    return 'pendingLate';
  if (payoutProcessed) return 'claimed';
  if (claim && claim !== 'ready') return 'confirmed';
  return trackerStep(status);
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
  if (status === 'completed') {
    return payoutProcessed || claim === 'paid' ? bonusMove(referral) : CLAIM_MOVES[claim ?? 'ready'];
  }
  if (status === 'rejected') return verificationStatus === 'declined' ? 'declined' : 'rejected';
  if (verificationStatus === 'declined') return 'declined';
  if (isUnconfirmed(referral) && status === 'submitted') return 'confirm';
  if (status === 'hired' && isBonusUnpaid(referral)) return 'bonusUnpaid';
  if (status === 'hired' && isBonusWaiting(referral)) return 'bonusWaits';
  return status;
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
  const isOpen = status !== 'completed' && status !== 'rejected';
  return isOpen && (verificationStatus === 'pending' || verificationStatus === 'expired');
}

const MINE: ReadonlySet<NextMove> = new Set(['claim', 'claimUnconfirmed']);
const WORKERS: ReadonlySet<NextMove> = new Set(['confirm', 'offer_sent', 'bonusWaits']);
const EMPLOYERS: ReadonlySet<NextMove> = new Set([
  'submitted',
  'contacted',
  'interviewing',
  'offer_signed',
  'hired',
  'bonusUnpaid',
]);

/** The person who must act; null if no one has to. */
export function actorOf(
  { status }: Pick<Referral, 'status'>,
  move: NextMove,
): 'you' | 'worker' | 'employer' | null {
  if (status === 'rejected') return null;
  if (MINE.has(move)) return 'you';
  if (WORKERS.has(move)) return 'worker';
  return EMPLOYERS.has(move) ? 'employer' : null;
}
