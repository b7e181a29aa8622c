import type { WaitlistConfirmed } from '#contract/waitlist/confirm-waitlist.ts';
import type { WaitlistDetailsRequest } from '#contract/waitlist/waitlist-details.ts';
import { api } from '#shared/api/index.ts';

const waitlistConfirmApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmWaitlist: build.mutation<WaitlistConfirmed, string>({
      query: (token) => ({ url: '/waitlist/confirm', method: 'POST', body: { token } }),
    }),
    giveWaitlistDetails: build.mutation<null, WaitlistDetailsRequest>({
      query: (body) => ({ url: '/waitlist/details', method: 'POST', body }),
    }),
  }),
});

export const { useConfirmWaitlistMutation, useGiveWaitlistDetailsMutation } = waitlistConfirmApi;
