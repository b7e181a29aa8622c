import type { AdminJob, AdminReferral, AuditEntry, FailedJob } from '#contract/admin/lists.ts';
import type { AdminText } from '#contract/admin/texts.ts';
import { adminApi, type StatusSearch } from '#entities/admin/index.ts';
import type { TaxYearSummary } from '#contract/billing/taxes/tax-documents.ts';
import { paged, type PageOf } from '#shared/api/index.ts';

const adminDashboardApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminJobs: build.infiniteQuery<PageOf<AdminJob>, StatusSearch, string | null>(
      paged<AdminJob, StatusSearch>('/admin/jobs'),
    ),
    adminReferrals: build.infiniteQuery<PageOf<AdminReferral>, StatusSearch, string | null>(
      paged<AdminReferral, StatusSearch>('/admin/referrals'),
    ),
    adminTexts: build.infiniteQuery<PageOf<AdminText>, StatusSearch, string | null>(
      paged<AdminText, StatusSearch>('/admin/texts'),
    ),
    auditLog: build.infiniteQuery<PageOf<AuditEntry>, { action?: string }, string | null>({
      ...paged<AuditEntry, { action?: string }>('/admin/audit-log'),
      providesTags: ['AuditLog'],
    }),
    taxYear: build.query<TaxYearSummary | null, number>({ query: (year) => `/admin/tax-years/${year}` }),
    failedJobs: build.infiniteQuery<PageOf<FailedJob>, object, string | null>({
      ...paged<FailedJob, object>('/admin/failed-jobs'),
      providesTags: ['FailedJob'],
    }),
    retryFailedJob: build.mutation<null, string>({
      query: (id) => ({ url: `/admin/failed-jobs/${id}/retry`, method: 'POST' }),
      invalidatesTags: ['FailedJob', 'AdminStats', 'AuditLog'],
    }),
  }),
});

export const {
  useAdminJobsInfiniteQuery,
  useAdminReferralsInfiniteQuery,
  useAdminTextsInfiniteQuery,
  useAuditLogInfiniteQuery,
  useFailedJobsInfiniteQuery,
  useRetryFailedJobMutation,
  useTaxYearQuery,
} = adminDashboardApi;
