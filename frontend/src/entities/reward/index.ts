export {
  useCompletedReferralsQuery,
  useEngagementPointsQuery,
  useReferrerStatsQuery,
  useUserTierQuery,
} from './model/reward-calls.ts';
export { TierBadge } from './ui/TierBadge.tsx';
export { useBonusTiming } from './ui/use-bonus-timing.ts';
export type { CompletedReferral } from '../../../../backend/modules/rewards/contract/completed-referral.ts';
export type { ReferrerStats } from '../../../../backend/modules/rewards/contract/stats.ts';
export type { UserTier } from '../../../../backend/modules/rewards/contract/tier.ts';
export type { EngagementPoints } from '../../../../backend/modules/rewards/contract/points.ts';
