import type { RolledBack } from '#contract/hiring/rolled-back.ts';
import { api } from '#shared/api/index.ts';

interface Undoing {
  readonly id: string;
  /** Of a check on the candidate (rules.md#ways-out). */
  readonly reportPlaysPart?: boolean;
}

const rollBackApi = api.injectEndpoints({
  endpoints: (build) => ({
    rollBackReferral: build.mutation<RolledBack, Undoing>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/rollback`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'MyJobs', 'Offer', 'Payment'],
    }),
  }),
});

export const { useRollBackReferralMutation } = rollBackApi;
