import type { ReferCrewInput, ReferWorkerInput } from '#contract/hiring/referral/refer-worker.ts';
import type { Referral, SubmittedReferral } from '#contract/hiring/referral.ts';
import { api } from '#shared/api/index.ts';

interface SubmitReferral {
  readonly form: ReferWorkerInput | ReferCrewInput;
  /** The code of the share link that led here (rules.md#attribution). */
  readonly ref: string | null;
}

interface ConfirmByCode {
  readonly id: string;
  readonly code: string;
}

const referWorkerApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitReferral: build.mutation<SubmittedReferral, SubmitReferral>({
      query: ({ form, ref }) => ({
        url: '/referrals',
        method: 'POST',
        body: form,
        ...(ref === null ? {} : { params: { ref } }),
      }),
      // The call signs in a visitor.
      invalidatesTags: ['Referral', 'Reward', 'Points', 'Job', 'User'],
    }),
    textReferCode: build.mutation<null, string>({
      query: (phone) => ({ url: '/auth/phone-code', method: 'POST', body: { phone, purpose: 'refer' } }),
      invalidatesTags: ['Outbox'],
    }),
    sendVerification: build.mutation<null, string>({
      query: (id) => ({ url: `/referrals/${id}/send-verification`, method: 'POST' }),
      invalidatesTags: ['Outbox'],
    }),
    verifyReferral: build.mutation<Referral, ConfirmByCode>({
      query: ({ id, code }) => ({ url: `/referrals/${id}/verify`, method: 'POST', body: { code } }),
      invalidatesTags: ['Referral', 'Points', 'Notification'],
    }),
  }),
});

export const {
  useSubmitReferralMutation,
  useTextReferCodeMutation,
  useSendVerificationMutation,
  useVerifyReferralMutation,
} = referWorkerApi;
