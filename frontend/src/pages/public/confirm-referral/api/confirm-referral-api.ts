import type { ClaimByPhoneInput } from '#contract/hiring/confirmation/claim-by-phone.ts';
import type {
  ConfirmationAnswered,
  ReferralConfirmation,
} from '#contract/hiring/confirmation/confirmation.ts';
import { readReferralContext } from '#entities/referral-context/index.ts';
import { api } from '#shared/api/index.ts';

interface AnswerConfirmation {
  readonly token: string;
  readonly accept: boolean;
  /** Sent with a yes. If it is empty, the earlier name stays. */
  readonly workerLatinName?: string;
}

interface ClaimByPhone {
  readonly token: string;
  readonly body: ClaimByPhoneInput;
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
    claimByPhone: build.mutation<null, ClaimByPhone>({
      query: ({ token, body }) => ({
        url: `/referral-confirmation/${encodeURIComponent(token)}/claim`,
        method: 'POST',
        body,
        params: sharedLink(),
      }),
      // The call signs in a visitor.
      invalidatesTags: ['User', 'Application'],
    }),
  }),
});

export const { useReferralConfirmationQuery, useAnswerConfirmationMutation, useClaimByPhoneMutation } =
  confirmReferralApi;

/** The code of a share link that the worker followed before (rules.md#attribution). */
function sharedLink(): Record<string, string> {
  const { referralCode } = readReferralContext();
  return referralCode === null ? {} : { ref: referralCode };
}

export const pagePath = (token: string): string => `/confirm-referral/${encodeURIComponent(token)}`;

/** The target of the page's form without JavaScript. */
export const formPath = (token: string): string =>
  `/api/referral-confirmation/${encodeURIComponent(token)}/form`;
