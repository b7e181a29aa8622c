import type { Tier } from '#contract/hiring/vocabulary/tiers.ts';

interface AboutReward {
  readonly rewardId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string;
  readonly tier: Tier;
  /** Without a boost. */
  readonly rewardCents: number;
}

/** Events that rewards publishes. */
export interface RewardsEvents {
  'rewards.reward_earned': AboutReward & { readonly hires: number };
  'rewards.reward_available': AboutReward;
  'rewards.reward_claimed': AboutReward & {
    readonly boostCents: number;
    readonly pointsSpent: number;
    readonly totalCents: number;
  };
  'rewards.reward_paid': AboutReward & { readonly totalCents: number };
  'rewards.reward_voided': AboutReward;
}
