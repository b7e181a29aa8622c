import type { BillingProfile } from '#contract/billing/invoicing/billing-profile.ts';
import type { InvoiceRecord } from '#contract/billing/invoicing/invoice.ts';
import { api, paged, type PageOf } from '#shared/api/index.ts';

/** `month` as `2026-11`; empty for all. */
interface AskedInvoices {
  readonly limit: number;
  readonly month: string;
}

const invoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    invoicePages: build.infiniteQuery<PageOf<InvoiceRecord>, AskedInvoices, string | null>({
      ...paged<InvoiceRecord, AskedInvoices>(({ limit, month }) => ({
        url: '/billing/invoices',
        params: { limit, ...(month === '' ? {} : { month }) },
      })),
      providesTags: ['Payment'],
    }),
    billingProfile: build.query<BillingProfile | null, undefined>({
      query: () => '/billing/profile',
      providesTags: ['Payment'],
    }),
    keepBillingProfile: build.mutation<BillingProfile, BillingProfile>({
      query: (body) => ({ url: '/billing/profile', method: 'PUT', body }),
      invalidatesTags: ['Payment'],
    }),
  }),
});

export const { useBillingProfileQuery, useInvoicePagesInfiniteQuery, useKeepBillingProfileMutation } =
  invoiceApi;
