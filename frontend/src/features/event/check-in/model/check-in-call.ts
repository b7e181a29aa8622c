import type { CheckedIn } from '#contract/community/event/event.ts';
import { api } from '#shared/api/index.ts';

interface ShownCode {
  readonly eventId: string;
  readonly code: string;
}

const checkInApi = api.enhanceEndpoints({ addTagTypes: ['Event'] }).injectEndpoints({
  endpoints: (build) => ({
    checkIn: build.mutation<CheckedIn, ShownCode>({
      query: ({ eventId, code }) => ({ url: `/events/${eventId}/check-in`, method: 'POST', body: { code } }),
      invalidatesTags: ['Event'],
    }),
  }),
});

export const { useCheckInMutation } = checkInApi;
