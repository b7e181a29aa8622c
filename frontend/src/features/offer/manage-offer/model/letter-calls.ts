import type { LetterVersion } from '#contract/offers/amend-offer.ts';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { api } from '#shared/api/index.ts';

const letterApi = api.injectEndpoints({
  endpoints: (build) => ({
    letterVersions: build.query<LetterVersion[], string>({
      query: (id) => `/offer-letters/${id}/versions`,
      providesTags: ['Offer'],
    }),
    sendForSignature: build.mutation<OfferLetter, string>({
      query: (id) => ({ url: `/offer-letters/${id}/send`, method: 'POST', body: { provider: 'docusign' } }),
      invalidatesTags: ['Referral', 'Offer'],
    }),
    withdrawOffer: build.mutation<OfferLetter, string>({
      query: (id) => ({
        url: `/offer-letters/${id}/withdraw`,
        method: 'POST',
        body: { reason: 'Withdrawn by employer' },
      }),
      invalidatesTags: ['Referral', 'Offer', 'Payment', 'MyJobs'],
    }),
  }),
});

export const { useLetterVersionsQuery, useSendForSignatureMutation, useWithdrawOfferMutation } = letterApi;
