import type { LinkStats } from '#contract/hiring/employer/link-stats.ts';
import { api } from '#shared/api/index.ts';

const referrerDashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkStats: build.query<LinkStats | null, undefined>({
      query: () => '/referral-links/stats',
      providesTags: ['Referral'],
    }),
  }),
});

export const { useLinkStatsQuery } = referrerDashboardApi;
