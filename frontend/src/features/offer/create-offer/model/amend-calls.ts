import type { AmendOfferInput } from '#contract/offers/amend-offer.ts';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { api } from '#shared/api/index.ts';

const amendOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    amendOffer: build.mutation<OfferLetter, AmendOfferInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/offer-letters/${id}/amend`, method: 'POST', body }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
  }),
});

export const { useAmendOfferMutation } = amendOfferApi;
