import type { ForumStats } from '#contract/community/forum/forum-stats.ts';
import { api } from '#shared/api/index.ts';

const forumApi = api.injectEndpoints({
  endpoints: (build) => ({
    forumStats: build.query<ForumStats, undefined>({ query: () => '/forum/stats' }),
  }),
});

export const { useForumStatsQuery } = forumApi;
