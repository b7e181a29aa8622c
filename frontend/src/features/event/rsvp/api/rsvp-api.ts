import type { RsvpAnswer } from '#contract/community/event/event.ts';
import { api } from '#shared/api/index.ts';

const rsvpApi = api.injectEndpoints({
  endpoints: (build) => ({
    rsvp: build.mutation<RsvpAnswer, string>({
      query: (id) => ({ url: `/events/${id}/rsvp`, method: 'POST' }),
      // Also after a refusal, because the event on the screen is out of date.
      invalidatesTags: ['Event', 'Points'],
    }),
    cancelRsvp: build.mutation<RsvpAnswer, string>({
      query: (id) => ({ url: `/events/${id}/rsvp`, method: 'DELETE' }),
      invalidatesTags: ['Event', 'Points'],
    }),
  }),
});

export const { useRsvpMutation, useCancelRsvpMutation } = rsvpApi;
