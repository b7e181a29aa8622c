import type { BoostPackage } from '#contract/billing/job-package.ts';
import type { SubscriptionView } from '#contract/billing/plans/plan.ts';
import type { JobPostPayment, RenewPostInput } from '#contract/jobs/posting/paid-post.ts';
import { api } from '#shared/api/index.ts';

const boostApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobBoosts: build.query<readonly BoostPackage[], undefined>({ query: () => '/job-boosts' }),
    /** The plan, for its included featured posts. */
    postingPlan: build.query<SubscriptionView | null, undefined>({
      query: () => '/billing/subscription',
      providesTags: ['Payment', 'MyJobs'],
    }),
    /** A boost that the plan includes needs no payment. */
    boostJob: build.mutation<JobPostPayment, RenewPostInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/jobs/${encodeURIComponent(id)}/boost`, method: 'POST', body }),
      invalidatesTags: ['MyJobs', 'Job', 'Payment'],
    }),
  }),
});

export const { useBoostJobMutation, useJobBoostsQuery, usePostingPlanQuery } = boostApi;
