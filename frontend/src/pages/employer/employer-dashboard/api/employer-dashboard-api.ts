import type { BillingProfile } from '#contract/billing/invoicing/billing-profile.ts';
import type { InvoiceRecord } from '#contract/billing/invoicing/invoice.ts';
import { api, paged } from '#shared/api/index.ts';

/** Months as `2026-11`: only `month`, or `since` and all after it; all of them if both are empty. */
interface RequestedInvoices {
  readonly limit: number;
  readonly month: string;
  readonly since: string;
}

const employerDashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    invoicePages: build.infiniteQuery({
      ...paged<InvoiceRecord, RequestedInvoices>(({ limit, month, since }) => ({
        url: '/billing/invoices',
        params: { limit, ...(month && { month }), ...(since && { since }) },
      })),
      providesTags: ['Payment'],
    }),
    billingProfile: build.query<BillingProfile | null, undefined>({
      query: () => '/billing/profile',
      providesTags: ['Payment'],
    }),
    updateBillingProfile: build.mutation<BillingProfile, BillingProfile>({
      query: (body) => ({ url: '/billing/profile', method: 'PUT', body }),
      invalidatesTags: ['Payment'],
    }),
  }),
});

export const { useBillingProfileQuery, useInvoicePagesInfiniteQuery, useUpdateBillingProfileMutation } =
  employerDashboardApi;
