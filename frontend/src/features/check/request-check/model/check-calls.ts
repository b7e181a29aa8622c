import type {
  BackgroundCheckRequested,
  BackgroundCheckState,
  RequestBackgroundCheck,
} from '#contract/checks/background-check.ts';
import { api } from '#shared/api/index.ts';

const CHANGED = ['Check', 'Referral', 'Payment', 'Outbox'] as const;
const pathOf = (referralId: string): string => `/referrals/${referralId}`;

const checkApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestCheck: build.mutation<
      BackgroundCheckRequested,
      RequestBackgroundCheck & { readonly referralId: string }
    >({
      query: ({ referralId, ...body }) => ({
        url: `${pathOf(referralId)}/background-check`,
        method: 'POST',
        body,
      }),
      invalidatesTags: CHANGED,
    }),
    renewConsentLink: build.mutation<BackgroundCheckState, string>({
      query: (referralId) => ({ url: `${pathOf(referralId)}/background-check/link`, method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
    cancelCheck: build.mutation<BackgroundCheckState, string>({
      query: (referralId) => ({ url: `${pathOf(referralId)}/background-check`, method: 'DELETE' }),
      invalidatesTags: CHANGED,
    }),
    announceDecision: build.mutation<
      BackgroundCheckState,
      { readonly referralId: string; readonly note: string }
    >({
      query: ({ referralId, note }) => ({
        url: `${pathOf(referralId)}/adverse-action`,
        method: 'POST',
        body: { note },
      }),
      invalidatesTags: CHANGED,
    }),
    finishDecision: build.mutation<BackgroundCheckState, string>({
      query: (referralId) => ({ url: `${pathOf(referralId)}/adverse-action/finish`, method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
    cancelDecision: build.mutation<BackgroundCheckState, string>({
      query: (referralId) => ({ url: `${pathOf(referralId)}/adverse-action`, method: 'DELETE' }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useRequestCheckMutation,
  useRenewConsentLinkMutation,
  useCancelCheckMutation,
  useAnnounceDecisionMutation,
  useFinishDecisionMutation,
  useCancelDecisionMutation,
} = checkApi;
