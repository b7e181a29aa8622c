import type { PaymentsConfig } from '#contract/billing/charging/config.ts';
import type { PaymentRecord } from '#contract/billing/charging/payment.ts';
import type { SavedCard } from '#contract/billing/cards/payment-method.ts';
import type { SubscriptionView } from '#contract/billing/plans/plan.ts';
import type { BillingSummary } from '#contract/billing/reporting/summary.ts';
import { api } from '#shared/api/index.ts';

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentsConfig: build.query<PaymentsConfig | null, undefined>({ query: () => '/payments/config' }),
    payment: build.query<PaymentRecord | null, string>({
      query: (id) => `/billing/payments/${id}`,
      providesTags: ['Payment'],
    }),
    /** The latest payments. */
    payments: build.query<readonly PaymentRecord[], undefined>({
      query: () => '/billing/payments',
      transformResponse: (payments: PaymentRecord[] | null) => payments ?? [],
      providesTags: ['Payment'],
    }),
    /** The latest payments without an invoice: unpaid, processing, or paid a moment ago. */
    openPayments: build.query<readonly PaymentRecord[], undefined>({
      query: () => '/billing/payments?open=yes&limit=100',
      transformResponse: (payments: PaymentRecord[] | null) => payments ?? [],
      providesTags: ['Payment'],
    }),
    cards: build.query<readonly SavedCard[], undefined>({
      query: () => '/billing/payment-methods',
      transformResponse: (cards: SavedCard[] | null) => cards ?? [],
      providesTags: ['Payment'],
    }),
    /** An employer's plan: its period, the remaining allowance, and the next charge. */
    subscription: build.query<SubscriptionView | null, undefined>({
      query: () => '/billing/subscription',
      providesTags: ['Payment', 'MyJobs'],
    }),
    billingSummary: build.query<BillingSummary | null, undefined>({
      query: () => '/billing/summary',
      providesTags: ['Payment'],
    }),
  }),
});

export const {
  useBillingSummaryQuery,
  useCardsQuery,
  useLazyCardsQuery,
  useLazyPaymentQuery,
  useLazyPaymentsQuery,
  useOpenPaymentsQuery,
  usePaymentsConfigQuery,
  useSubscriptionQuery,
} = paymentApi;
