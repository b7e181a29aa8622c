import type { CreateOfferInput } from '#contract/offers/create-offer.ts';
import type { OfferCreated, OfferLetter } from '#contract/offers/offer-letter.ts';
import { api } from '#shared/api/index.ts';

const createOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOffer: build.mutation<OfferCreated, CreateOfferInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/create-offer`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
    draftOffer: build.mutation<OfferCreated, CreateOfferInput & { readonly referralId: string }>({
      query: (body) => ({ url: '/offer-letters', method: 'POST', body }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
    sendCreatedOffer: build.mutation<OfferLetter, string>({
      query: (id) => ({
        url: `/offer-letters/${id}/send`,
        method: 'POST',
        body: { provider: 'docusign' },
      }),
      invalidatesTags: ['Referral', 'Offer'],
    }),
  }),
});

export const { useCreateOfferMutation, useDraftOfferMutation, useSendCreatedOfferMutation } = createOfferApi;
