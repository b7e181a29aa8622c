import type { HireQuote } from '#contract/hiring/referral/hire.ts';
import { api } from '#shared/api/index.ts';

const undoReferralApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The charge for undoing the rejection of a hire. */
    restoredQuote: build.query<HireQuote, string>({
      query: (id) => `/referrals/${id}/hire-quote`,
      providesTags: ['Payment', 'Referral'],
    }),
  }),
});

export const { useRestoredQuoteQuery } = undoReferralApi;
