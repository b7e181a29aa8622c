import type { AdminPayment, AdminPaymentDetail } from '#contract/admin/payments.ts';
import { adminApi, type StatusSearch } from '#entities/admin/index.ts';
import { paged, type PageOf } from '#shared/api/index.ts';

const paymentApi = adminApi.enhanceEndpoints({ addTagTypes: ['AdminPayment'] }).injectEndpoints({
  endpoints: (build) => ({
    adminPayments: build.infiniteQuery<PageOf<AdminPayment>, StatusSearch, string | null>({
      ...paged<AdminPayment, StatusSearch>('/admin/payments'),
      providesTags: ['AdminPayment'],
    }),
    adminPayment: build.query<AdminPaymentDetail | null, string>({
      query: (id) => `/admin/payments/${id}`,
      providesTags: ['AdminPayment'],
    }),
  }),
});

export const { useAdminPaymentsInfiniteQuery, useAdminPaymentQuery } = paymentApi;
