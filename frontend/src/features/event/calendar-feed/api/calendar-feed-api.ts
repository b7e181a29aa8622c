import type { CalendarFeed } from '#contract/community/event/event.ts';
import { api } from '#shared/api/index.ts';

const calendarFeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates the address if it does not exist yet, so the screen fetches it only on request. */
    calendarFeed: build.query<CalendarFeed | null, undefined>({
      query: () => '/calendar-feed',
      providesTags: ['CalendarFeed'],
    }),
    /** The next `calendarFeed` query creates a new address. */
    endCalendarFeed: build.mutation<null, undefined>({
      query: () => ({ url: '/calendar-feed', method: 'DELETE' }),
      invalidatesTags: ['CalendarFeed'],
    }),
  }),
});

export const { useCalendarFeedQuery, useEndCalendarFeedMutation } = calendarFeedApi;
