import type { RolledBack } from '#contract/hiring/rolled-back.ts';
import { api } from '#shared/api/index.ts';

/** The employer's answers. */
export interface SaidOfUndoing {
  /** For a candidate with a background check (rules.md#ways-out). */
  readonly reportPlaysPart?: boolean;
  /** For a hire (`rules.md#i9-kept`). */
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
