import { isAt, type Referral } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';

const CLAIM_STATE = {
  paid: 'claimed',
  ready: 'ready',
  in_review: 'inReview',
  unconfirmed: 'unconfirmed',
  refused: 'refused',
} as const;

export type RewardState = (typeof CLAIM_STATE)[keyof typeof CLAIM_STATE] | 'afterCompletion';

/** The state of a referral's tier reward. */
export function rewardState(
  { payoutProcessed, status }: Referral,
  reward: CompletedReferral | null,
): RewardState {
  if (payoutProcessed) return 'claimed';
  if (!isAt(status, 'completed')) return 'afterCompletion';
  return CLAIM_STATE[reward?.claim.state ?? 'ready'];
}

/** The actual or estimated reward in dollars; null if there is none. */
export function rewardAmount(
  { payout, estimatedPayout }: Referral,
  reward: CompletedReferral | null,
): string | null {
  return reward?.payout ?? reward?.basePayout ?? payout ?? estimatedPayout;
}
