import type {
  ConfirmationAnswered,
  ReferralConfirmation,
} from '#contract/hiring/confirmation/confirmation.ts';
import { api } from '#shared/api/index.ts';

interface AnswerConfirmation {
  readonly token: string;
  readonly accept: boolean;
  /** Sent with a yes. If it is empty, the earlier name stays. */
  readonly workerLatinName?: string;
}

const confirmReferralApi = api.injectEndpoints({
  endpoints: (build) => ({
    referralConfirmation: build.query<ReferralConfirmation, string>({
      query: (token) => `/referral-confirmation/${encodeURIComponent(token)}`,
      providesTags: ['Referral'],
    }),
    answerConfirmation: build.mutation<ConfirmationAnswered, AnswerConfirmation>({
      query: ({ token, ...body }) => ({
        url: `/referral-confirmation/${encodeURIComponent(token)}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Referral'],
    }),
  }),
});

export const { useReferralConfirmationQuery, useAnswerConfirmationMutation } = confirmReferralApi;

export const pagePath = (token: string): string => `/confirm-referral/${encodeURIComponent(token)}`;

/** The target of the page's form without JavaScript. */
export const formPath = (token: string): string =>
  `/api/referral-confirmation/${encodeURIComponent(token)}/form`;
