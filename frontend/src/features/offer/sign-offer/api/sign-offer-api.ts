import type { Language } from '#contract/http/vocabulary/language.ts';
import type {
  AskForPaperInput,
  OfferSigning,
  SignOfferInput,
  WithdrawConsentInput,
} from '#contract/offers/signing/sign-offer.ts';
import type { CounterOfferInput } from '#contract/offers/changing/counter-offer.ts';
import { api } from '#shared/api/index.ts';

interface ShownOffer {
  readonly token: string;
  /** The language of the consent. */
  readonly language: Language;
}
interface AnswerOffer {
  readonly token: string;
  readonly answer: SignOfferInput;
}
interface AskForPaper extends AskForPaperInput {
  readonly token: string;
}
interface WithdrawConsent extends WithdrawConsentInput {
  readonly token: string;
}

const pathOf = (token: string): string => `/offer-letters/sign/${encodeURIComponent(token)}`;

const signOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    offerToSign: build.query<OfferSigning, ShownOffer>({
      query: ({ token, language }) => ({ url: pathOf(token), params: { language } }),
      providesTags: ['Offer'],
    }),
    counterOffer: build.mutation<unknown, CounterOfferInput & { readonly token: string }>({
      query: ({ token, ...body }) => ({
        url: `/offer-letters/sign/${encodeURIComponent(token)}/counter`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Offer', 'Outbox'],
    }),
    answerOffer: build.mutation<unknown, AnswerOffer>({
      query: ({ token, answer }) => ({ url: pathOf(token), method: 'POST', body: answer }),
      // Refetches the offer, even after a refusal.
      invalidatesTags: ['Offer', 'Referral', 'Application', 'Outbox'],
    }),
    sendOfferCode: build.mutation<null, string>({
      query: (token) => ({ url: `${pathOf(token)}/code`, method: 'POST' }),
      invalidatesTags: ['Outbox'],
    }),
    askForPaper: build.mutation<unknown, AskForPaper>({
      query: ({ token, ...body }) => ({ url: `${pathOf(token)}/paper-copy`, method: 'POST', body }),
      invalidatesTags: ['Offer'],
    }),
    withdrawConsent: build.mutation<unknown, WithdrawConsent>({
      query: ({ token, ...body }) => ({ url: `${pathOf(token)}/withdraw-consent`, method: 'POST', body }),
      invalidatesTags: ['Offer'],
    }),
  }),
});

export const {
  useOfferToSignQuery,
  useAnswerOfferMutation,
  useCounterOfferMutation,
  useSendOfferCodeMutation,
  useAskForPaperMutation,
  useWithdrawConsentMutation,
} = signOfferApi;
