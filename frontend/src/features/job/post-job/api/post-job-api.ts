import type { CanPostJob, Job } from '#contract/jobs/posting/job.ts';
import type { JobPostPayment, RenewPostInput } from '#contract/jobs/posting/paid-post.ts';
import type { EditJobInput } from '#contract/jobs/posting/edit-job.ts';
import type { JobPackage, BoostPackage } from '#contract/billing/charging/job-package.ts';
import type { SubscriptionView } from '#contract/billing/plans/plan.ts';
import { api } from '#shared/api/index.ts';
import type { JobCall } from '../model/job-values.ts';

const postJobApi = api.injectEndpoints({
  endpoints: (build) => ({
    canPostJob: build.query<CanPostJob | null, undefined>({
      query: () => '/can-post-job',
      providesTags: ['MyJobs'],
    }),
    jobPackages: build.query<readonly JobPackage[], undefined>({ query: () => '/job-packages' }),
    postJob: build.mutation<Job, JobCall>({
      query: (body) => ({ url: '/jobs', method: 'POST', body }),
      invalidatesTags: ['MyJobs', 'Job'],
    }),
    /** Idempotent: the same post returns the same payment. */
    orderJobPost: build.mutation<
      JobPostPayment,
      { readonly packageId: string; readonly jobData: JobCall; readonly otherCard: boolean }
    >({
      query: (body) => ({ url: '/create-job-payment-intent', method: 'POST', body }),
      invalidatesTags: ['MyJobs', 'Payment'],
    }),
    /** A free post needs no payment. */
    renewPost: build.mutation<JobPostPayment, RenewPostInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/jobs/${encodeURIComponent(id)}/renew`, method: 'POST', body }),
      invalidatesTags: ['MyJobs', 'Job', 'Payment'],
    }),
    jobPostPayment: build.query<JobPostPayment, string>({
      query: (id) => `/jobs/${encodeURIComponent(id)}/payment`,
      keepUnusedDataFor: 0,
    }),
    postedJob: build.query<Job, string>({
      query: (id) => `/jobs/${encodeURIComponent(id)}`,
      keepUnusedDataFor: 0,
    }),
    editJob: build.mutation<Job, EditJobInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/jobs/${encodeURIComponent(id)}`, method: 'PATCH', body }),
      invalidatesTags: ['MyJobs', 'Job'],
    }),
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

export const {
  useCanPostJobQuery,
  useEditJobMutation,
  useJobPackagesQuery,
  useLazyJobPostPaymentQuery,
  useLazyPostedJobQuery,
  useOrderJobPostMutation,
  usePostJobMutation,
  useRenewPostMutation,
  useBoostJobMutation,
  useJobBoostsQuery,
  usePostingPlanQuery,
} = postJobApi;
