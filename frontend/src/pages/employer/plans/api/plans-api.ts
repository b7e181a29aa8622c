import type { PlanOffer, SubscriptionView } from '#contract/billing/plans/plan.ts';
import type { PaidPlan, Plan } from '#contract/billing/vocabulary/plans/plans.ts';
import { api } from '#shared/api/index.ts';

/** Payments also appear in the billing months, and remaining posts in the job form. */
const MOVED = ['Payment', 'MyJobs'] as const;

const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    planOffers: build.query<readonly PlanOffer[] | null, undefined>({
      query: () => '/billing/plans',
      providesTags: ['Payment'],
    }),
    takePlan: build.mutation<SubscriptionView, PaidPlan>({
      query: (plan) => ({ url: '/billing/subscription', method: 'POST', body: { plan } }),
      invalidatesTags: MOVED,
    }),
    changePlan: build.mutation<SubscriptionView, Plan>({
      query: (plan) => ({ url: '/billing/subscription', method: 'PUT', body: { plan } }),
      invalidatesTags: MOVED,
    }),
    payPlan: build.mutation<SubscriptionView, undefined>({
      query: () => ({ url: '/billing/subscription/pay', method: 'POST' }),
      invalidatesTags: MOVED,
    }),
    openPortal: build.mutation<{ readonly url: string }, undefined>({
      query: () => ({ url: '/billing/portal', method: 'POST' }),
    }),
  }),
});

export const {
  useChangePlanMutation,
  useOpenPortalMutation,
  usePayPlanMutation,
  usePlanOffersQuery,
  useTakePlanMutation,
} = plansApi;
