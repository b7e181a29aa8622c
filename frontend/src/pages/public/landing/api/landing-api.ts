import type { JoinWaitlistRequest, WaitlistJoined } from '#contract/waitlist/join-waitlist.ts';
import { api } from '#shared/api/index.ts';

const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinWaitlist: build.mutation<WaitlistJoined, JoinWaitlistRequest>({
      query: (body) => ({ url: '/waitlist', method: 'POST', body }),
    }),
  }),
});

export const { useJoinWaitlistMutation } = landingApi;
