import { route, type Route } from '#platform/http/routing/route.ts';
import type { ReadForumStats } from '#modules/community/application/forum/read-forum-stats.ts';
import { forumStatsSchema } from '#contract/community/forum/forum-stats.ts';

export function forumStatsRoutes(stats: ReadForumStats): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/forum/stats',
      access: 'public',
      summary:
        'Get the number of people active in the last thirty days, of hires through referrals, and of bonuses paid for them',
      answers: { 200: forumStatsSchema },
      cacheable: true,
      cached: true,
      handler: async () => ({ status: 200, body: await stats.run() }),
    }),
  ];
}
