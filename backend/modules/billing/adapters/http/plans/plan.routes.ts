import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ChoosePlan } from '#modules/billing/application/plans/choose-plan.ts';
import type { OpenPortal } from '#modules/billing/application/plans/open-portal.ts';
import type { ReadPlans } from '#modules/billing/application/plans/read-plans.ts';
import {
  changePlanRequestSchema,
  choosePlanRequestSchema,
  planListSchema,
  portalSchema,
  subscriptionSchema,
} from '#contract/billing/plans/plan.ts';

export interface PlanCalls {
  readonly readPlans: ReadPlans;
  readonly choosePlan: ChoosePlan;
  readonly portal: OpenPortal;
}

/** An employer's monthly plan (rules.md#plans). */
export function planRoutes(calls: PlanCalls): readonly Route[] {
  return [...readingRoutes(calls), ...choosingRoutes(calls), ...payingRoutes(calls)];
}

function readingRoutes({ readPlans }: PlanCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/billing/plans',
      access: 'employer',
      summary: 'List the plans with today’s charge and the start of each',
      answers: { 200: planListSchema },
      handler: async (call) => ({ status: 200, body: await readPlans.offers(signedIn(call).id) }),
    }),
    route({
      method: 'get',
      path: '/api/billing/subscription',
      access: 'employer',
      summary:
        'Get the employer’s own plan: its period, its remaining posts, the amount due, and its invoices',
      answers: { 200: subscriptionSchema },
      handler: async (call) => ({ status: 200, body: await readPlans.subscription(signedIn(call).id) }),
    }),
  ];
}

function choosingRoutes({ readPlans, choosePlan }: PlanCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/billing/subscription',
      access: 'employer',
      summary: 'Subscribe to a plan; its first month is charged to the saved card',
      body: choosePlanRequestSchema,
      answers: { 200: subscriptionSchema },
      idempotent: true,
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        await choosePlan.start(id, call.body.plan);
        return { status: 200, body: await readPlans.subscription(id) };
      },
    }),
    route({
      method: 'put',
      path: '/api/billing/subscription',
      access: 'employer',
      summary: 'Change the plan: upgrade immediately for the difference, or downgrade from the next period',
      body: changePlanRequestSchema,
      answers: { 200: subscriptionSchema },
      idempotent: true,
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        await choosePlan.change(id, call.body.plan);
        return { status: 200, body: await readPlans.subscription(id) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/billing/subscription',
      access: 'employer',
      summary: 'Cancel the plan at the end of the paid period',
      answers: { 200: subscriptionSchema },
      handler: async (call) => {
        const { id } = signedIn(call);
        await choosePlan.change(id, 'starter');
        return { status: 200, body: await readPlans.subscription(id) };
      },
    }),
  ];
}

function payingRoutes({ readPlans, choosePlan, portal }: PlanCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/billing/subscription/pay',
      access: 'employer',
      summary: 'Pay the renewal that is due with the current default card',
      answers: { 200: subscriptionSchema },
      idempotent: true,
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        await choosePlan.pay(id);
        return { status: 200, body: await readPlans.subscription(id) };
      },
    }),
    route({
      method: 'post',
      path: '/api/billing/portal',
      access: 'employer',
      summary: 'Get the address for managing cards and invoices at the payment provider',
      answers: { 200: portalSchema },
      handler: async (call) => ({ status: 200, body: { url: await portal.run(signedIn(call).id) } }),
    }),
  ];
}
