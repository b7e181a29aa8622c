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

const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    leaderboard: build.query<readonly LeaderboardEntry[], LeaderboardQuery>({
      query: ({ time, limit }) => ({ url: PATHS[time], ...(limit && { params: { limit } }) }),
      providesTags: ['Leaderboard'],
    }),
  }),
});

export const { useLeaderboardQuery } = leaderboardApi;
