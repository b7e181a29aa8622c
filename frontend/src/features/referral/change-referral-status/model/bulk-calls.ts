import type { BulkAnswer, BulkRollbackInput, BulkStatusInput } from '#contract/hiring/bulk-status.ts';
import { api } from '#shared/api/index.ts';

interface Keyed {
  /** Makes a retry after a lost answer idempotent. */
  readonly key: string;
}

const CHANGED = ['Referral', 'MyJobs', 'Offer', 'Payment'] as const;

const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useBulkRollbackMutation, useBulkStatusMutation } = bulkApi;
