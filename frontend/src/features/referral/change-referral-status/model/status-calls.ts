import type { ChangeStatusInput } from '#contract/hiring/change-status.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { api } from '#shared/api/index.ts';

const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeReferralStatus: build.mutation<Referral, ChangeStatusInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/status`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'MyJobs', 'Offer', 'Payment'],
    }),
    completeReferral: build.mutation<Referral, string>({
      query: (id) => ({ url: `/referrals/${id}/complete`, method: 'PUT' }),
      invalidatesTags: ['Referral', 'MyJobs'],
    }),
  }),
});

export const { useChangeReferralStatusMutation, useCompleteReferralMutation } = statusApi;
