import type { ConfirmationAnswered, ReferralConfirmation } from '#contract/hiring/confirmation.ts';
import { api } from '#shared/api/index.ts';

interface AnswerConfirmation {
  readonly token: string;
  readonly accept: boolean;
  /** With a yes; empty, it stays as it was given. */
  readonly workerLatinName?: string;
}

const confirmationApi = api.injectEndpoints({
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

export const pagePath = (token: string): string => `/confirm-referral/${encodeURIComponent(token)}`;

/** Where the page posts its form where no script runs. */
export const formPath = (token: string): string =>
  `/api/referral-confirmation/${encodeURIComponent(token)}/form`;

export const { useReferralConfirmationQuery, useAnswerConfirmationMutation } = confirmationApi;
