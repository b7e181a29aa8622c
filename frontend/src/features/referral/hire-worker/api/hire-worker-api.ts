import type { AddOn } from '#contract/billing/vocabulary/charging/add-ons.ts';
import type { Hired, HireInput, HireQuote } from '#contract/hiring/referral/hire.ts';
import { api } from '#shared/api/index.ts';

const hireWorkerApi = api.injectEndpoints({
  endpoints: (build) => ({
    hireQuote: build.query<HireQuote | null, { readonly id: string; readonly addOns: readonly AddOn[] }>({
      query: ({ id, addOns }) => ({
        url: `/referrals/${id}/hire-quote`,
        params: { addOns: addOns.join(',') },
      }),
      providesTags: ['Payment'],
    }),
    hireWorker: build.mutation<Hired, HireInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/hire`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'MyJobs', 'Payment', 'Offer'],
    }),
  }),
});

export const { useHireQuoteQuery, useHireWorkerMutation } = hireWorkerApi;
