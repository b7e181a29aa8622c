import { api } from '#shared/api/index.ts';

const nudgeApi = api.injectEndpoints({
  endpoints: (build) => ({
    nudgeWorker: build.mutation<null, string>({
      query: (id) => ({ url: `/referrals/${id}/nudge`, method: 'POST' }),
      // Also after a refusal, to fetch the time of the next possible nudge.
      invalidatesTags: ['Outbox', 'Referral', 'Reward'],
    }),
  }),
});

export const { useNudgeWorkerMutation } = nudgeApi;
