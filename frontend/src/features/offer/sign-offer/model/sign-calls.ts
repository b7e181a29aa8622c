import type { OfferSigning, SignOfferInput } from '#contract/offers/sign-offer.ts';
import { api } from '#shared/api/index.ts';

interface AnswerOffer {
  readonly token: string;
  readonly answer: SignOfferInput;
}

const signApi = api.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    offerToSign: build.query<OfferSigning, string>({
      query: (token) => `/offer-letters/sign/${encodeURIComponent(token)}`,
      providesTags: ['Offer'],
    }),
    answerOffer: build.mutation<unknown, AnswerOffer>({
      query: ({ token, answer }) => ({
        url: `/offer-letters/sign/${encodeURIComponent(token)}`,
        method: 'POST',
        body: answer,
      }),
      // Refused or not: what the offer says now is read again.
      invalidatesTags: ['Offer', 'Referral', 'Application', 'Outbox'],
    }),
  }),
});

export const { useOfferToSignQuery, useAnswerOfferMutation } = signApi;
