import type { FailedJob } from '#contract/admin/lists.ts';
import type { TaxYearSummary } from '#contract/billing/taxes/tax-documents.ts';
import { api, paged } from '#shared/api/index.ts';

const adminDashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    taxYear: build.query<TaxYearSummary | null, number>({ query: (year) => `/admin/tax-years/${year}` }),
    failedJobs: build.infiniteQuery({
      ...paged<FailedJob, object>('/admin/failed-jobs'),
      providesTags: ['FailedJob'],
    }),
    retryFailedJob: build.mutation<null, string>({
      query: (id) => ({ url: `/admin/failed-jobs/${id}/retry`, method: 'POST' }),
      invalidatesTags: ['FailedJob', 'AdminStats', 'AuditLog'],
    }),
  }),
});

export const { useFailedJobsInfiniteQuery, useRetryFailedJobMutation, useTaxYearQuery } = adminDashboardApi;
