import type { DomainEvent } from '#kernel/domain-events.ts';
import type { RewardTier } from '../contract/vocabulary/tiers.ts';

interface AboutReward {
  readonly rewardId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string;
  readonly tier: RewardTier;
  /** Without a boost. */
  readonly rewardCents: number;
}

export type RewardEarned = DomainEvent<'rewards.reward_earned', AboutReward & { readonly hires: number }>;
export type RewardAvailable = DomainEvent<'rewards.reward_available', AboutReward>;
export type RewardClaimed = DomainEvent<
  'rewards.reward_claimed',
  AboutReward & { readonly boostCents: number; readonly pointsSpent: number; readonly totalCents: number }
>;
export type RewardPaid = DomainEvent<'rewards.reward_paid', AboutReward & { readonly totalCents: number }>;
export type RewardVoided = DomainEvent<'rewards.reward_voided', AboutReward>;

export type RewardsEvent = RewardEarned | RewardAvailable | RewardClaimed | RewardPaid | RewardVoided;
