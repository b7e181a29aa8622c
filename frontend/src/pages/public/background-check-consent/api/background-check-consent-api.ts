import type {
  AnswerConsentInput,
  AskOnPaperInput,
  ConsentAnswered,
  ConsentPage,
} from '#contract/checks/consent/consent.ts';
import { api } from '#shared/api/index.ts';

interface AnswerConsent {
  readonly token: string;
  readonly answer: AnswerConsentInput;
}

const backgroundCheckConsentApi = api.injectEndpoints({
  endpoints: (build) => ({
    consentPage: build.query<ConsentPage, string>({
      query: (token) => `/background-check-consent/${encodeURIComponent(token)}`,
      providesTags: ['Check'],
    }),
    answerConsent: build.mutation<ConsentAnswered, AnswerConsent>({
      query: ({ token, answer }) => ({
        url: `/background-check-consent/${encodeURIComponent(token)}`,
        method: 'POST',
        body: answer,
      }),
      // Reloads the status after a refusal too, because it may be outdated.
      invalidatesTags: ['Check', 'Outbox'],
    }),
    askOnPaper: build.mutation<ConsentPage, AskOnPaperInput & { readonly token: string }>({
      query: ({ token, ...body }) => ({
        url: `/background-check-consent/${encodeURIComponent(token)}/paper`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Check'],
    }),
    sendConsentCode: build.mutation<null, string>({
      query: (token) => ({
        url: `/background-check-consent/${encodeURIComponent(token)}/code`,
        method: 'POST',
      }),
      invalidatesTags: ['Outbox'],
    }),
  }),
});

export const {
  useConsentPageQuery,
  useAnswerConsentMutation,
  useAskOnPaperMutation,
  useSendConsentCodeMutation,
} = backgroundCheckConsentApi;
