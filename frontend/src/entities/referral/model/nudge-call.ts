import { api } from '#shared/api/index.ts';

const nudgeApi = api.injectEndpoints({
  endpoints: (build) => ({
    nudgeWorker: build.mutation<null, string>({
      query: (id) => ({ url: `/referrals/${id}/nudge`, method: 'POST' }),
      // Refused, too: from when it can be sent is read again.
      invalidatesTags: ['Outbox', 'Referral', 'Reward'],
    }),
  }),
});

export const { useNudgeWorkerMutation } = nudgeApi;
