import type { ChangeStatusInput } from '#contract/hiring/change-status.ts';
import type { InterviewInput } from '#contract/hiring/interview/interview.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { api } from '#shared/api/index.ts';

const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeReferralStatus: build.mutation<Referral, ChangeStatusInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/status`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'MyJobs', 'Offer', 'Payment'],
    }),
    setInterview: build.mutation<Referral, { readonly id: string; readonly interview: InterviewInput }>({
      query: ({ id, interview }) => ({ url: `/referrals/${id}/interview`, method: 'PUT', body: interview }),
      invalidatesTags: ['Referral'],
    }),
    completeReferral: build.mutation<Referral, { readonly id: string; readonly lastDay?: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/complete`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'MyJobs'],
    }),
  }),
});

export const { useChangeReferralStatusMutation, useCompleteReferralMutation, useSetInterviewMutation } =
  statusApi;
