import { route, type Route } from '#platform/http/routing/route.ts';
import type { ReadLeaderboard } from '../../application/read-leaderboard.ts';
import { leaderboardQuerySchema, leaderboardSchema } from '../../contract/index.ts';
import { TIER_STYLE } from './tier-style.ts';

/** Same response for everyone, signed in or not. */
const board = {
  method: 'get',
  access: 'public',
  query: leaderboardQuerySchema,
  answers: { 200: leaderboardSchema },
  cacheable: true,
  cached: true,
} as const;

export function leaderboardRoutes(leaderboard: ReadLeaderboard): readonly Route[] {
  return [
    route({
      ...board,
      path: '/api/leaderboard',
      summary: 'List the referrers with the most hires, under the names they agreed to show',
      handler: async ({ query }) => answer(await leaderboard.allTime(query.limit)),
    }),
    route({
      ...board,
      path: '/api/leaderboard/monthly',
      summary: 'List the referrers with the most hires of this month (UTC)',
      handler: async ({ query }) => answer(await leaderboard.thisMonth(query.limit)),
    }),
  ];
}

function answer(entries: Awaited<ReturnType<ReadLeaderboard['allTime']>>) {
  const body = entries.map((entry) => ({ ...entry, ...TIER_STYLE[entry.tier] }));
  return { status: 200 as const, body };
}
