import type { FirstDayPage } from '#contract/hiring/first-day/first-day.ts';
import { api } from '#shared/api/index.ts';

const firstDayApi = api.injectEndpoints({
  endpoints: (build) => ({
    firstDay: build.query<FirstDayPage, string>({
      query: (token) => `/first-days/${encodeURIComponent(token)}`,
      providesTags: ['Referral'],
    }),
  }),
});

export const { useFirstDayQuery } = firstDayApi;

/** The event for the phone's calendar. */
export function calendarPath(token: string): string {
  return `/api/first-days/${encodeURIComponent(token)}/calendar.ics`;
}
