import type { CheckedIn } from '#contract/community/event/event.ts';
import { api } from '#shared/api/index.ts';

/** The code on a guest's screen, or their user ID from the list. */
export type ShownGuest = { readonly code: string } | { readonly userId: string };

const checkInApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkIn: build.mutation<CheckedIn, { readonly eventId: string; readonly guest: ShownGuest }>({
      query: ({ eventId, guest }) => ({ url: `/events/${eventId}/check-in`, method: 'POST', body: guest }),
      invalidatesTags: ['Event'],
    }),
    undoCheckIn: build.mutation<CheckedIn, { readonly eventId: string; readonly userId: string }>({
      query: ({ eventId, userId }) => ({ url: `/events/${eventId}/check-in/${userId}`, method: 'DELETE' }),
      invalidatesTags: ['Event'],
    }),
  }),
});

export const { useCheckInMutation, useUndoCheckInMutation } = checkInApi;
