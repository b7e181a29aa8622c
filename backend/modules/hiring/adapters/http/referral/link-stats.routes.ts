import type { Clock } from '#kernel/clock.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import {
  LINK_STATS_DAYS,
  totalOf,
  type LinkStatsReader,
} from '#modules/hiring/application/referral/link-stats.ts';
import { linkStatsSchema } from '#contract/hiring/index.ts';

export function linkStatsRoutes(stats: LinkStatsReader, clock: Clock): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/referral-links/stats',
      access: 'authenticated',
      summary: 'Get the results of the caller’s share links: clicks, sign-ups, referrals, and hires by day',
      answers: { 200: linkStatsSchema },
      handler: async (call) => {
        const byDay = await stats.byDay(signedIn(call).id, clock.now(), LINK_STATS_DAYS);
        return { status: 200, body: { ...totalOf(byDay), byDay } };
      },
    }),
  ];
}
