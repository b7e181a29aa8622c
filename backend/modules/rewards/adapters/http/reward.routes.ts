import { listQuerySchema } from '#contract/http/lists.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Answer, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { UserId } from '#kernel/ids.ts';
import type { RewardScreens } from '../../application/reward-screens.ts';
import {
  completedReferralListSchema,
  engagementPointsSchema,
  payoutAccountSchema,
  referrerStatsSchema,
  userTierSchema,
  WITHDRAWAL_MIN,
} from '../../contract/index.ts';
import { TIER_LOOK } from './tier-look.ts';

/** What a referrer sees: figures, tier, points, completed referrals, balance. */
export function rewardRoutes(screens: RewardScreens): readonly Route[] {
  return [
    own('/api/referrer-stats', 'What one’s referrals came to', referrerStatsSchema, (id) =>
      screens.stats(id),
    ),
    own('/api/user/tier', 'One’s tier and what is missing for the next', userTierSchema, async (id) => {
      const tier = await screens.tier(id);
      return { ...tier, ...TIER_LOOK[tier.currentTier] };
    }),
    own('/api/engagement-points', 'One’s points', engagementPointsSchema, (id) => screens.points(id)),
    own('/api/worker-points', 'A worker’s points', engagementPointsSchema, (id) => screens.points(id)),
    own('/api/payout-account', 'One’s balance', payoutAccountSchema, async (id) => ({
      ...(await screens.balance(id)),
      status: 'none',
      minimumWithdrawal: WITHDRAWAL_MIN,
      withdrawals: [],
    })),
    completedReferrals(screens),
  ];
}

function own(
  path: string,
  summary: string,
  schema: NonNullable<Route['body']>,
  read: (id: UserId) => Promise<unknown>,
): Route {
  return route({
    method: 'get',
    path,
    access: 'authenticated',
    summary,
    answers: { 200: schema },
    handler: async (call): Promise<Answer> => ({ status: 200, body: await read(signedIn(call).id) }),
  });
}

function completedReferrals(screens: RewardScreens): Route {
  return route({
    method: 'get',
    path: '/api/completed-referrals',
    access: 'authenticated',
    summary: 'One’s completed referrals with their payouts, newest referral first',
    query: listQuerySchema,
    answers: { 200: completedReferralListSchema },
    handler: async (call) => {
      const { cursor, limit } = call.query;
      const rows = await screens.completedReferrals(signedIn(call).id, readCursor(cursor), limit + 1);
      return pageAnswer(call, rows, ({ createdAt, id }) => ({ at: createdAt, id }));
    },
  });
}
