import type {
  AmendmentQuote,
  AmendmentQuoteQueryInput,
  AmendOfferInput,
} from '#contract/offers/amend-offer.ts';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { api } from '#shared/api/index.ts';

const amendOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    amendOffer: build.mutation<OfferLetter, AmendOfferInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/offer-letters/${id}/amend`, method: 'POST', body }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
    /** What new terms would charge now, and give back (rules.md#amended-offers). */
    amendmentQuote: build.query<AmendmentQuote | null, AmendmentQuoteQueryInput & { readonly id: string }>({
      query: ({ id, ...params }) => ({ url: `/offer-letters/${id}/quote`, params }),
      providesTags: ['Payment', 'Offer'],
    }),
  }),
});

export const { useAmendOfferMutation, useAmendmentQuoteQuery } = amendOfferApi;
