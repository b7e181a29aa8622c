import type { HireQuote } from '#contract/hiring/hire.ts';
import { api } from '#shared/api/index.ts';

const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What undoing the rejection of a hire charges again. */
    restoredQuote: build.query<HireQuote, string>({
      query: (id) => `/referrals/${id}/hire-quote`,
      providesTags: ['Payment', 'Referral'],
    }),
  }),
});

export const { useRestoredQuoteQuery } = undoApi;
