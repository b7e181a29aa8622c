import type { CompletedReferral } from '#contract/rewards/completed-referral.ts';
import type { EngagementPoints } from '#contract/rewards/points.ts';
import type { ReferrerStats } from '#contract/rewards/stats.ts';
import type { UserTier } from '#contract/rewards/tier.ts';
import type { LeaderboardEntry } from '#contract/rewards/leaderboard.ts';
import { api } from '#shared/api/index.ts';

export const BOARD_TIMES = ['allTime', 'month'] as const;
export type BoardTime = (typeof BOARD_TIMES)[number];

const PATHS: Readonly<Record<BoardTime, string>> = {
  allTime: '/leaderboard',
  month: '/leaderboard/monthly',
};

interface LeaderboardQuery {
  readonly time: BoardTime;
  /** All entries if missing. */
  readonly limit?: number;
}

const rewardApi = api.injectEndpoints({
  endpoints: (build) => ({
    referrerStats: build.query<ReferrerStats | null, undefined>({
      query: () => '/referrer-stats',
      providesTags: ['Reward', 'Referral'],
    }),
    completedReferrals: build.query<readonly CompletedReferral[], undefined>({
      query: () => ({ url: '/completed-referrals', params: { limit: 100 } }),
      transformResponse: (rows: CompletedReferral[] | null) => rows ?? [],
      providesTags: ['Reward', 'Referral', 'Points'],
    }),
    engagementPoints: build.query<EngagementPoints | null, undefined>({
      query: () => '/engagement-points',
      providesTags: ['Points'],
    }),
    userTier: build.query<UserTier | null, undefined>({
      query: () => '/user/tier',
      providesTags: ['Tier', 'Reward'],
    }),
    leaderboard: build.query<readonly LeaderboardEntry[], LeaderboardQuery>({
      query: ({ time, limit }) => ({ url: PATHS[time], ...(limit && { params: { limit } }) }),
      providesTags: ['Leaderboard'],
    }),
  }),
});

export const {
  useReferrerStatsQuery,
  useCompletedReferralsQuery,
  useEngagementPointsQuery,
  useUserTierQuery,
  useLeaderboardQuery,
} = rewardApi;
