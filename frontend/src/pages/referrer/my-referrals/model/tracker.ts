import {
  TRACKER_STEP_OF_STATUS,
  TRACKER_STEPS,
  type TrackerStep,
} from '#contract/hiring/vocabulary/tracker-step.ts';
import type { Referral, ReferralStatus } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';

/** A rejected referral stands at no step. */
export function trackerStep(status: ReferralStatus): TrackerStep | null {
  return TRACKER_STEP_OF_STATUS[status];
}

/** The steps that are still to come; none of a referral that is over. */
export function stepsAhead(status: ReferralStatus): readonly TrackerStep[] {
  const step = trackerStep(status);
  return step === null ? [] : TRACKER_STEPS.slice(TRACKER_STEPS.indexOf(step) + 1);
}

/** The sentence that tells what a step means. */
export type StepLabel = TrackerStep | 'interviewing' | 'hired' | 'claimed' | 'confirmed' | 'pendingLate';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What is true of a referral now: an interview is no review any more, a review that takes longer than it should is not promised
 * again, and a completed one is told by how far its claim is.
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

/** What the status filter offers: the states by the names of their badges. */
export type TrackerFilter = 'all' | ReferralStatus;

/** By worker name or job title, any case, and by state. */
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

/** The sentence that tells what is next and who must act. */
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

/** @param claim how far the claim of its reward is, once the work is completed */
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

/** What is left when the reward was claimed. */
function bonusMove(referral: Referral): NextMove {
  if (isBonusUnpaid(referral)) return 'bonusUnpaid';
  if (isBonusWaiting(referral)) return 'bonusWaits';
  return referral.milestones.some(({ status }) => status === 'coming') ? 'bonusComing' : 'finished';
}

/** For the worker's word (rules.md#unconfirmed-hires). */
function isBonusWaiting({ milestones }: Referral): boolean {
  return milestones.some(({ status }) => status === 'waiting');
}

function isBonusUnpaid({ bonusPaidAt, job }: Referral): boolean {
  return bonusPaidAt === null && Number(job.referralBonus) > 0;
}

/** The worker has neither confirmed nor declined, and the referral still runs; of completed work its claim asks. */
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

/** For whom it waits; null where nobody has anything to do. */
export function actorOf(
  { status }: Pick<Referral, 'status'>,
  move: NextMove,
): 'you' | 'worker' | 'employer' | null {
  if (status === 'rejected') return null;
  if (MINE.has(move)) return 'you';
  if (WORKERS.has(move)) return 'worker';
  return EMPLOYERS.has(move) ? 'employer' : null;
}
