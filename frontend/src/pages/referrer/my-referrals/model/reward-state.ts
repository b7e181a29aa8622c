import type { Referral } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';

const CLAIM_STATE = {
  paid: 'claimed',
  ready: 'ready',
  in_review: 'inReview',
  unconfirmed: 'unconfirmed',
  refused: 'refused',
} as const;

export type RewardState = (typeof CLAIM_STATE)[keyof typeof CLAIM_STATE] | 'afterCompletion';

/** How far the tier's reward of a referral is. */
export function rewardState(
  { payoutProcessed, status }: Referral,
  reward: CompletedReferral | null,
): RewardState {
  if (payoutProcessed) return 'claimed';
  if (status !== 'completed') return 'afterCompletion';
  return CLAIM_STATE[reward?.claim.state ?? 'ready'];
}

/** Dollars: what it was, or what it would be; null where it brings none. */
export function rewardAmount(
  { payout, estimatedPayout }: Referral,
  reward: CompletedReferral | null,
): string | null {
  return reward?.payout ?? reward?.basePayout ?? payout ?? estimatedPayout;
}
