import type { PaymentsConfig } from '../../../../../backend/modules/billing/contract/config.ts';
import type { PaymentRecord } from '../../../../../backend/modules/billing/contract/payment.ts';
import type { BillingSummary } from '../../../../../backend/modules/billing/contract/summary.ts';
import { api } from '../../../shared/api/index.ts';

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentsConfig: build.query<PaymentsConfig | null, undefined>({ query: () => '/payments/config' }),
    payment: build.query<PaymentRecord | null, string>({
      query: (id) => `/billing/payments/${id}`,
      providesTags: ['Payment'],
    }),
    payments: build.query<readonly PaymentRecord[], undefined>({
      query: () => '/billing/payments',
      transformResponse: (payments: PaymentRecord[] | null) => payments ?? [],
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
  usePaymentsConfigQuery,
  usePaymentsQuery,
} = paymentApi;
