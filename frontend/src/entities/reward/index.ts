export {
  BOARD_TIMES,
  useLeaderboardQuery,
  type BoardTime,
  useCompletedReferralsQuery,
  useEngagementPointsQuery,
  useReferrerStatsQuery,
  useUserTierQuery,
} from './api/reward-api.ts';
export { LeaderName } from './ui/LeaderName.tsx';
export { TierBadge } from './ui/TierBadge.tsx';
export { TierCard } from './ui/TierCard.tsx';
export { useBonusTiming } from './ui/use-bonus-timing.ts';
export type { CompletedReferral } from '#contract/rewards/completed-referral.ts';
export type { LeaderboardEntry } from '#contract/rewards/leaderboard.ts';
export type { ReferrerStats } from '#contract/rewards/stats.ts';
export type { UserTier } from '#contract/rewards/tier.ts';
export type { EngagementPoints } from '#contract/rewards/points.ts';
