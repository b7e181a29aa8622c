import type { CreateEventInput, EditEventInput } from '#contract/community/event/create-event.ts';
import type { EventZone } from '#contract/community/event/event-zone.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { api } from '#shared/api/index.ts';

interface Edit {
  readonly id: string;
  readonly changes: EditEventInput;
}

interface Cancellation {
  readonly id: string;
  readonly reason: string;
}

export interface AskedZone {
  readonly location: string;
  readonly isVirtual: boolean;
}

const planApi = api.enhanceEndpoints({ addTagTypes: ['Event'] }).injectEndpoints({
  endpoints: (build) => ({
    eventZone: build.query<EventZone | null, AskedZone>({
      query: ({ location, isVirtual }) => ({
        url: '/event-time-zone',
        params: { location, isVirtual: String(isVirtual) },
      }),
    }),
    createEvent: build.mutation<EventAnswer, CreateEventInput>({
      query: (body) => ({ url: '/events', method: 'POST', body }),
      invalidatesTags: ['Event'],
    }),
    editEvent: build.mutation<EventAnswer, Edit>({
      query: ({ id, changes }) => ({ url: `/events/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags: ['Event'],
    }),
    cancelEvent: build.mutation<EventAnswer, Cancellation>({
      query: ({ id, reason }) => ({
        url: `/events/${id}/cancel`,
        method: 'POST',
        body: reason.trim() === '' ? {} : { reason },
      }),
      invalidatesTags: ['Event'],
    }),
  }),
});

export const {
  useEventZoneQuery,
  useLazyEventZoneQuery,
  useCreateEventMutation,
  useEditEventMutation,
  useCancelEventMutation,
} = planApi;
