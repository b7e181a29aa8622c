export {
  useCompletedReferralsQuery,
  useEngagementPointsQuery,
  useReferrerStatsQuery,
  useUserTierQuery,
} from './model/reward-calls.ts';
export { TierBadge } from './ui/TierBadge.tsx';
export { useBonusTiming } from './ui/use-bonus-timing.ts';
export type { CompletedReferral } from '#contract/rewards/completed-referral.ts';
export type { ReferrerStats } from '#contract/rewards/stats.ts';
export type { UserTier } from '#contract/rewards/tier.ts';
export type { EngagementPoints } from '#contract/rewards/points.ts';
