import type { RsvpAnswer } from '#contract/community/event/event.ts';
import { api } from '#shared/api/index.ts';

const rsvpApi = api.enhanceEndpoints({ addTagTypes: ['Event'] }).injectEndpoints({
  endpoints: (build) => ({
    rsvp: build.mutation<RsvpAnswer, string>({
      query: (id) => ({ url: `/events/${id}/rsvp`, method: 'POST' }),
      // After a refusal too: what was refused is another event now than the one on the screen.
      invalidatesTags: ['Event', 'Points'],
    }),
    cancelRsvp: build.mutation<RsvpAnswer, string>({
      query: (id) => ({ url: `/events/${id}/rsvp`, method: 'DELETE' }),
      invalidatesTags: ['Event', 'Points'],
    }),
  }),
});

export const { useRsvpMutation, useCancelRsvpMutation } = rsvpApi;
