import type { AdminJob, AdminReferral, AuditEntry, FailedJob } from '#contract/admin/lists.ts';
import type { AdminPayment, AdminPaymentDetail } from '#contract/admin/payments.ts';
import type { AdminText } from '#contract/admin/texts.ts';
import { adminApi } from '#entities/admin/index.ts';
import { paged, type PageOf } from '#shared/api/index.ts';

interface StatusSearch {
  readonly q?: string;
  readonly status?: string;
}

const adminDashboardApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminJobs: build.infiniteQuery<PageOf<AdminJob>, StatusSearch, string | null>(
      paged<AdminJob, StatusSearch>('/admin/jobs'),
    ),
    adminReferrals: build.infiniteQuery<PageOf<AdminReferral>, StatusSearch, string | null>(
      paged<AdminReferral, StatusSearch>('/admin/referrals'),
    ),
    adminPayments: build.infiniteQuery<PageOf<AdminPayment>, StatusSearch, string | null>(
      paged<AdminPayment, StatusSearch>('/admin/payments'),
    ),
    adminPayment: build.query<AdminPaymentDetail | null, string>({ query: (id) => `/admin/payments/${id}` }),
    adminTexts: build.infiniteQuery<PageOf<AdminText>, StatusSearch, string | null>(
      paged<AdminText, StatusSearch>('/admin/texts'),
    ),
    auditLog: build.infiniteQuery<PageOf<AuditEntry>, { action?: string }, string | null>({
      ...paged<AuditEntry, { action?: string }>('/admin/audit-log'),
      providesTags: ['AuditLog'],
    }),
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
  useAdminPaymentsInfiniteQuery,
  useAdminPaymentQuery,
  useAdminTextsInfiniteQuery,
  useAuditLogInfiniteQuery,
  useFailedJobsInfiniteQuery,
  useRetryFailedJobMutation,
} = adminDashboardApi;

/** The parameters of a list from what is looked for; what is empty stays out of the address. */
export function searchOf({ q, filter }: { readonly q: string; readonly filter: string }): StatusSearch {
  return { ...(q && { q }), ...(filter && { status: filter }) };
}
