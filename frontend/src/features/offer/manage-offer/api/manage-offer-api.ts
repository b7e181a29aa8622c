import type { AddendumInput } from '#contract/offers/changing/addendum.ts';
import type { LetterVersion } from '#contract/offers/changing/amend-offer.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import type { ExtendOfferInput, PaperSignatureInput } from '#contract/offers/changing/open-letter.ts';
import type { CounterAnswerInput } from '#contract/offers/changing/counter-offer.ts';
import type { SaidOfReport } from '#entities/referral/index.ts';
import { api } from '#shared/api/index.ts';

const manageOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    letterVersions: build.query<LetterVersion[], string>({
      query: (id) => `/offer-letters/${id}/versions`,
      providesTags: ['Offer'],
    }),
    sendForSignature: build.mutation<OfferLetter, string>({
      query: (id) => ({ url: `/offer-letters/${id}/send`, method: 'POST', body: { provider: 'docusign' } }),
      invalidatesTags: ['Referral', 'Offer'],
    }),
    renewOfferLink: build.mutation<OfferLetter, string>({
      query: (id) => ({ url: `/offer-letters/${id}/new-link`, method: 'POST' }),
      invalidatesTags: ['Offer'],
    }),
    extendOffer: build.mutation<OfferLetter, ExtendOfferInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/offer-letters/${id}/extend`, method: 'POST', body }),
      invalidatesTags: ['Referral', 'Offer'],
    }),
    recordPaperSignature: build.mutation<OfferLetter, PaperSignatureInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/offer-letters/${id}/paper-signature`, method: 'POST', body }),
      invalidatesTags: ['Referral', 'Offer', 'MyJobs'],
    }),
    addAddendum: build.mutation<OfferLetter, AddendumInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/offer-letters/${id}/addendum`, method: 'POST', body }),
      invalidatesTags: ['Offer'],
    }),
    markPaperSent: build.mutation<OfferLetter, string>({
      query: (id) => ({ url: `/offer-letters/${id}/paper-copy-sent`, method: 'POST' }),
      invalidatesTags: ['Offer'],
    }),
    answerCounter: build.mutation<OfferLetter, CounterAnswerInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/offer-letters/${id}/counter`, method: 'POST', body }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
    withdrawOffer: build.mutation<OfferLetter, SaidOfReport & { readonly id: string }>({
      query: ({ id, ...said }) => ({
        url: `/offer-letters/${id}/withdraw`,
        method: 'POST',
        body: { reason: 'Withdrawn by employer', ...said },
      }),
      invalidatesTags: ['Referral', 'Offer', 'Payment', 'MyJobs'],
    }),
  }),
});

export const {
  useAddAddendumMutation,
  useAnswerCounterMutation,
  useExtendOfferMutation,
  useLetterVersionsQuery,
  useMarkPaperSentMutation,
  useRecordPaperSignatureMutation,
  useRenewOfferLinkMutation,
  useSendForSignatureMutation,
  useWithdrawOfferMutation,
} = manageOfferApi;
