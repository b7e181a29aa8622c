import type { CheckKind, NoticeMailed } from '#contract/checks/notice/adverse-action.ts';
import type {
  BackgroundCheckRequested,
  BackgroundCheckState,
  RequestBackgroundCheck,
} from '#contract/checks/order/background-check.ts';
import type { DrugTestRequested, DrugTestState } from '#contract/checks/drug-test/drug-test.ts';
import { api } from '#shared/api/index.ts';

const CHANGED = ['Check', 'Referral', 'Payment', 'Outbox'] as const;
const pathOf = (referralId: string): string => `/referrals/${referralId}`;

const requestCheckApi = api.injectEndpoints({
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
    orderDrugTest: build.mutation<
      DrugTestRequested,
      { readonly referralId: string; readonly site: string; readonly otherCard: boolean }
    >({
      query: ({ referralId, site, otherCard }) => ({
        url: `${pathOf(referralId)}/drug-test`,
        method: 'POST',
        body: { site: site || null, otherCard },
      }),
      invalidatesTags: CHANGED,
    }),
    renewTestLink: build.mutation<DrugTestState, string>({
      query: (referralId) => ({ url: `${pathOf(referralId)}/drug-test/link`, method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
    cancelDrugTest: build.mutation<DrugTestState, string>({
      query: (referralId) => ({ url: `${pathOf(referralId)}/drug-test`, method: 'DELETE' }),
      invalidatesTags: CHANGED,
    }),
    announceDecision: build.mutation<
      BackgroundCheckState,
      { readonly referralId: string; readonly note: string; readonly kind: CheckKind }
    >({
      query: ({ referralId, ...body }) => ({
        url: `${pathOf(referralId)}/adverse-action`,
        method: 'POST',
        body,
      }),
      invalidatesTags: CHANGED,
    }),
    noticeMailed: build.mutation<BackgroundCheckState, NoticeMailed & { readonly referralId: string }>({
      query: ({ referralId, ...body }) => ({
        url: `${pathOf(referralId)}/adverse-action/mailed`,
        method: 'POST',
        body,
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
  useOrderDrugTestMutation,
  useRenewTestLinkMutation,
  useCancelDrugTestMutation,
  useAnnounceDecisionMutation,
  useNoticeMailedMutation,
  useFinishDecisionMutation,
  useCancelDecisionMutation,
} = requestCheckApi;
