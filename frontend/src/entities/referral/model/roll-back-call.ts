import type { RolledBack } from '#contract/hiring/rolled-back.ts';
import { api } from '#shared/api/index.ts';

const rollBackApi = api.injectEndpoints({
  endpoints: (build) => ({
    rollBackReferral: build.mutation<RolledBack, string>({
      query: (id) => ({ url: `/referrals/${id}/rollback`, method: 'PUT' }),
      invalidatesTags: ['Referral', 'MyJobs', 'Offer', 'Payment'],
    }),
  }),
});

export const { useRollBackReferralMutation } = rollBackApi;
