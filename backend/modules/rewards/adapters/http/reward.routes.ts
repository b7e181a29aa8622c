import { listQuerySchema } from '#contract/http/lists.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ReadRewards } from '../../application/read-rewards.ts';
import {
  completedReferralListSchema,
  engagementPointsSchema,
  referrerStatsSchema,
  userTierSchema,
} from '../../contract/index.ts';
import { TIER_STYLE } from './tier-style.ts';

const own = { method: 'get', access: 'authenticated' } as const;

/** A referrer's figures, tier, points, and completed referrals. */
export function rewardRoutes(readRewards: ReadRewards): readonly Route[] {
  return [...tierRoutes(readRewards), ...pointsRoutes(readRewards), completedReferrals(readRewards)];
}

function tierRoutes(readRewards: ReadRewards): readonly Route[] {
  return [
    route({
      ...own,
      path: '/api/referrer-stats',
      summary: 'Get the results of the caller’s referrals',
      answers: { 200: referrerStatsSchema },
      handler: async (call) => ({ status: 200, body: await readRewards.stats(signedIn(call).id) }),
    }),
    route({
      ...own,
      path: '/api/user/tier',
      summary: 'Get the caller’s tier and what is missing for the next one',
      answers: { 200: userTierSchema },
      handler: async (call) => {
        const tier = await readRewards.tier(signedIn(call).id);
        return { status: 200, body: { ...tier, ...TIER_STYLE[tier.currentTier] } };
      },
    }),
  ];
}

function pointsRoutes(readRewards: ReadRewards): readonly Route[] {
  const answers = { 200: engagementPointsSchema };
  return [
    route({
      ...own,
      path: '/api/engagement-points',
      summary: 'Get the caller’s points',
      answers,
      handler: async (call) => ({ status: 200, body: await readRewards.points(signedIn(call).id) }),
    }),
    route({
      ...own,
      path: '/api/worker-points',
      summary: 'Get a worker’s points',
      answers,
      handler: async (call) => ({ status: 200, body: await readRewards.points(signedIn(call).id) }),
    }),
  ];
}

function completedReferrals(readRewards: ReadRewards): Route {
  return route({
    method: 'get',
    path: '/api/completed-referrals',
    access: 'authenticated',
    summary: 'List the caller’s completed referrals with their payouts, newest referral first',
    query: listQuerySchema,
    answers: { 200: completedReferralListSchema },
    handler: async (call) => {
      const { cursor, limit } = call.query;
      const rows = await readRewards.completedReferrals(signedIn(call).id, readCursor(cursor), limit + 1);
      return pageAnswer(call, rows, ({ createdAt, id }) => ({ at: createdAt, id }));
    },
  });
}
