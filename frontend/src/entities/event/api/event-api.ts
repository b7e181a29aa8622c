import type { EventAnswer } from '#contract/community/event/event.ts';
import type { EventType } from '#contract/community/vocabulary/events.ts';
import { api, fetchAllPages, paged } from '#shared/api/index.ts';

export type { EventAnswer } from '#contract/community/event/event.ts';

export interface EventFilter {
  readonly eventType?: EventType | undefined;
}

interface Month extends EventFilter {
  readonly from: string;
  readonly to: string;
}

/** The number of cards per page. */
const CARDS = 24;

const eventApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Events that have not ended, soonest first. */
    upcomingEvents: build.infiniteQuery({
      ...paged<EventAnswer, EventFilter>(({ eventType }) => ({
        url: '/events',
        params: { upcoming: 'true', limit: CARDS, eventType },
      })),
      providesTags: ['Event'],
    }),
    nextEvents: build.query<readonly EventAnswer[], number>({
      query: (limit) => ({ url: '/events', params: { upcoming: 'true', limit } }),
      transformResponse: (events: readonly EventAnswer[] | null) => events ?? [],
      providesTags: ['Event'],
    }),
    monthEvents: build.query<readonly EventAnswer[], Month>({
      queryFn: async ({ from, to, eventType }, _api, _options, call) => {
        const asked = new URLSearchParams({ from, to, ...(eventType && { eventType }) });
        const all = await fetchAllPages<EventAnswer>(call, `/events?${asked}`);
        return 'error' in all ? all : { data: all.data.rows };
      },
      providesTags: ['Event'],
    }),
    event: build.query<EventAnswer | null, string>({
      query: (id) => `/events/${id}`,
      providesTags: ['Event'],
    }),
    myEvents: build.infiniteQuery({
      ...paged<EventAnswer, { readonly upcoming: boolean }>(({ upcoming }) => ({
        url: '/my-events',
        params: { upcoming: String(upcoming), limit: CARDS },
      })),
      providesTags: ['Event'],
    }),
  }),
});

export const {
  useUpcomingEventsInfiniteQuery,
  useNextEventsQuery,
  useMonthEventsQuery,
  useEventQuery,
  useMyEventsInfiniteQuery,
} = eventApi;
