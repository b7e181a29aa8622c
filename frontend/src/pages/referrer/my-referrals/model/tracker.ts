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

/** What the status filter offers. */
export const FILTERS = [...TRACKER_STEPS, 'rejected'] as const;
export type TrackerFilter = 'all' | (typeof FILTERS)[number];

/** By worker name or job title, any case, and by step. */
export function matching(
  referrals: readonly Referral[],
  words: string,
  filter: TrackerFilter,
): readonly Referral[] {
  const wanted = words.trim().toLocaleLowerCase();
  return referrals.filter(({ workerName, job, status }) => {
    const isNamed = [workerName, job.title].some((text) => text.toLocaleLowerCase().includes(wanted));
    return isNamed && (filter === 'all' || (trackerStep(status) ?? 'rejected') === filter);
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
