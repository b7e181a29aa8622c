import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { uuid } from '#contract/http/primitives.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ClaimPayout } from '../../application/claims/claim-payout.ts';
import { claimPayoutRequestSchema, payoutChangedSchema, payoutSchema } from '../../contract/index.ts';

export function payoutRoutes(claimPayout: ClaimPayout): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/referrals/:id/payout',
      access: 'authenticated',
      summary: 'Claim the reward of a completed referral, once',
      params: z.object({ id: uuid }),
      body: claimPayoutRequestSchema,
      answers: { 200: payoutSchema, 409: payoutChangedSchema },
      idempotent: true,
      handler: async (call) => {
        const { basePayout, tempBoost, pointsSpent } = call.body;
        const shown = {
          basePayout: Money.ofDollars(basePayout),
          tempBoost: Money.ofDollars(tempBoost),
          pointsSpent,
        };
        const paid = await claimPayout.run(asId(call.params.id), signedIn(call).id, shown);
        return {
          status: 200,
          body: {
            totalPayout: paid.totalPayout.toDollars(),
            basePayout: paid.basePayout.toDollars(),
            boost: paid.boost.toDollars(),
            pointsSpent: paid.pointsSpent,
            status: paid.status,
          },
        };
      },
    }),
  ];
}
