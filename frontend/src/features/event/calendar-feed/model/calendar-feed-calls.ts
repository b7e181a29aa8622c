import type { CalendarFeed } from '#contract/community/event/event.ts';
import { api } from '#shared/api/index.ts';

const feedApi = api.enhanceEndpoints({ addTagTypes: ['CalendarFeed'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Makes the address where there is none: asked for only when someone wants it. */
    calendarFeed: build.query<CalendarFeed | null, undefined>({
      query: () => '/calendar-feed',
      providesTags: ['CalendarFeed'],
    }),
    /** The next look makes another one. */
    endCalendarFeed: build.mutation<null, undefined>({
      query: () => ({ url: '/calendar-feed', method: 'DELETE' }),
      invalidatesTags: ['CalendarFeed'],
    }),
  }),
});

export const { useCalendarFeedQuery, useEndCalendarFeedMutation } = feedApi;
