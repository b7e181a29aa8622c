import type { CreateEventInput, EditEventInput } from '#contract/community/event/create-event.ts';
import type { EventZone } from '#contract/community/event/event-zone.ts';
import type { Board } from '#contract/community/board/board.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { api, fetchAllPages } from '#shared/api/index.ts';

interface Edit {
  readonly id: string;
  readonly changes: EditEventInput;
}

interface Cancellation {
  readonly id: string;
  readonly reason: string;
}

export interface RequestedZone {
  readonly location: string;
  readonly isVirtual: boolean;
}

const eventDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    eventZone: build.query<EventZone | null, RequestedZone>({
      query: ({ location, isVirtual }) => ({
        url: '/event-time-zone',
        params: { location, isVirtual: String(isVirtual) },
      }),
    }),
    /** Boards to which the reader may add an event. */
    postableBoards: build.query<readonly Board[], undefined>({
      queryFn: async (_asked, _api, _options, call) => {
        const all = await fetchAllPages<Board>(call, '/industry-boards?mine=true');
        if ('error' in all) return all;
        return { data: all.data.rows.filter(({ permissions }) => permissions.mayPost) };
      },
      providesTags: ['Board'],
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
  usePostableBoardsQuery,
  useCreateEventMutation,
  useEditEventMutation,
  useCancelEventMutation,
} = eventDetailsApi;
