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
      summary: 'The plans, with what each would cost today and from when on it would hold',
      answers: { 200: planListSchema },
      handler: async (call) => ({ status: 200, body: await readPlans.offers(signedIn(call).id) }),
    }),
    route({
      method: 'get',
      path: '/api/billing/subscription',
      access: 'employer',
      summary: 'The own plan: its period, what is left of it, what is due, and its invoices',
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
      summary: 'Takes a plan; its first month is charged to the saved card',
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
      summary:
        'Another plan: a larger one right away for the difference, a smaller one from the next period on',
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
      summary: 'The plan ends with the period that was paid',
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
      summary: 'Pays the renewal that is due with the card that is the default one now',
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
      summary: 'The address where cards and invoices are managed at the payment provider',
      answers: { 200: portalSchema },
      handler: async (call) => ({ status: 200, body: { url: await portal.run(signedIn(call).id) } }),
    }),
  ];
}
