import type { PaymentsConfig } from '#contract/billing/config.ts';
import type { PaymentRecord } from '#contract/billing/payment.ts';
import type { BillingSummary } from '#contract/billing/summary.ts';
import { api, nextCursorOf } from '#shared/api/index.ts';

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentsConfig: build.query<PaymentsConfig | null, undefined>({ query: () => '/payments/config' }),
    payment: build.query<PaymentRecord | null, string>({
      query: (id) => `/billing/payments/${id}`,
      providesTags: ['Payment'],
    }),
    /** The newest. */
    payments: build.query<readonly PaymentRecord[], undefined>({
      query: () => '/billing/payments',
      transformResponse: (payments: PaymentRecord[] | null) => payments ?? [],
      providesTags: ['Payment'],
    }),
    /** The same, page after page. */
    paymentPages: build.infiniteQuery<
      { readonly payments: readonly PaymentRecord[]; readonly next: string | null },
      number,
      string | null
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: limit, pageParam }) => ({
        url: '/billing/payments',
        params: { limit, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }),
      transformResponse: (payments: PaymentRecord[] | null, meta) => ({
        payments: payments ?? [],
        next: nextCursorOf(meta?.response),
      }),
      providesTags: ['Payment'],
    }),
    billingSummary: build.query<BillingSummary | null, undefined>({
      query: () => '/billing/summary',
      providesTags: ['Payment'],
    }),
  }),
});

export const {
  useBillingSummaryQuery,
  useLazyPaymentQuery,
  useLazyPaymentsQuery,
  usePaymentPagesInfiniteQuery,
  usePaymentsConfigQuery,
} = paymentApi;
