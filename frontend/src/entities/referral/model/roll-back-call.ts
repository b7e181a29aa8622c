import type { RolledBack } from '#contract/hiring/rolled-back.ts';
import { api } from '#shared/api/index.ts';

/** What the employer says with it. */
export interface SaidOfUndoing {
  /** Of a check on the candidate (rules.md#ways-out). */
  readonly reportPlaysPart?: boolean;
  /** Of a hire (rules.md#i9-kept). */
  readonly worked?: boolean;
  readonly lastDay?: string;
}

interface Undoing extends SaidOfUndoing {
  readonly id: string;
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
