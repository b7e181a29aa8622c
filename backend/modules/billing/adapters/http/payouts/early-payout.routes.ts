import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';
import { Money } from '#kernel/money.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { EarlyPayouts } from '#modules/billing/application/payouts/early-payouts.ts';
import {
  earlyPayoutListSchema,
  earlyPayoutQuerySchema,
  earlyPayoutSchema,
  takeEarlyPayoutSchema,
} from '#modules/billing/contract/payouts/early-payout.ts';

const params = z.object({ id: uuid });

/** Parts of bonuses before their due date, for a fee (rules.md#early-payout). */
export function earlyPayoutRoutes(early: EarlyPayouts): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/early-payouts',
      access: 'authenticated',
      summary:
        'List the caller’s bonus parts that are available early or were taken early, each with its fee',
      query: earlyPayoutQuerySchema,
      answers: { 200: earlyPayoutListSchema },
      handler: async (call) => {
        const { status } = call.query;
        const rows = await early[status](signedIn(call).id, pageOf(call));
        return pageAnswer(call, rows, ({ id, dueAt, takenAt }) => ({ at: takenAt ?? dueAt, id }));
      },
    }),
    route({
      method: 'get',
      path: '/api/milestones/:id/early-payout',
      access: 'authenticated',
      summary: 'Quote an early payout of a bonus part: the fee and the amount that arrives',
      params,
      answers: { 200: earlyPayoutSchema },
      handler: async (call) => ({
        status: 200,
        body: await early.quote(call.params.id, signedIn(call).id),
      }),
    }),
    route({
      method: 'post',
      path: '/api/milestones/:id/early-payout',
      access: 'authenticated',
      stepUp: true,
      summary: 'Take a bonus part before its date, for the quoted fee',
      params,
      body: takeEarlyPayoutSchema,
      answers: { 200: earlyPayoutSchema },
      idempotent: true,
      handler: async (call) => {
        const payout = Money.ofDollars(call.body.payout);
        return { status: 200, body: await early.take(call.params.id, signedIn(call).id, payout) };
      },
    }),
  ];
}
