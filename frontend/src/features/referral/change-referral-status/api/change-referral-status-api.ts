import type { ChangeStatusInput } from '#contract/hiring/referral/change-status.ts';
import type { InterviewInput } from '#contract/hiring/interview/interview.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import type {
  BulkAnswer,
  BulkRollbackInput,
  BulkStatusInput,
} from '#contract/hiring/referral/bulk-status.ts';
import { api } from '#shared/api/index.ts';

interface Keyed {
  /** Makes a retry after a lost answer idempotent. */
  readonly key: string;
}

const CHANGED = ['Referral', 'MyJobs', 'Offer', 'Payment'] as const;

const changeReferralStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeReferralStatus: build.mutation<Referral, ChangeStatusInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/status`, method: 'PUT', body }),
      invalidatesTags: CHANGED,
    }),
    setInterview: build.mutation<Referral, { readonly id: string; readonly interview: InterviewInput }>({
      query: ({ id, interview }) => ({ url: `/referrals/${id}/interview`, method: 'PUT', body: interview }),
      invalidatesTags: ['Referral'],
    }),
    completeReferral: build.mutation<Referral, { readonly id: string; readonly lastDay?: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/complete`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'MyJobs'],
    }),
    bulkStatus: build.mutation<BulkAnswer, BulkStatusInput & Keyed>({
      query: ({ key, ...body }) => ({
        url: '/referrals/bulk-status',
        method: 'PUT',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: CHANGED,
    }),
    bulkRollback: build.mutation<BulkAnswer, BulkRollbackInput & Keyed>({
      query: ({ key, ...body }) => ({
        url: '/referrals/bulk-rollback',
        method: 'PUT',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useChangeReferralStatusMutation,
  useCompleteReferralMutation,
  useSetInterviewMutation,
  useBulkRollbackMutation,
  useBulkStatusMutation,
} = changeReferralStatusApi;
