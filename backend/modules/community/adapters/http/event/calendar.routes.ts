import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import type { RawAnswer } from '#platform/http/routing/answer.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { CalendarFeeds } from '#modules/community/application/event/calendar-feeds.ts';
import { calendarFeedSchema } from '#modules/community/contract/event/index.ts';

/** Events for calendars outside. */
export function calendarRoutes(feeds: CalendarFeeds): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/events/:id/calendar.ics',
      access: 'any',
      summary: 'Get an event as iCalendar',
      params: byId<'event'>(),
      answers: { 200: 'raw' },
      handler: async ({ params, caller }) =>
        calendarAnswer(await feeds.ofEvent(params.id, caller?.id ?? null), 'attachment'),
    }),
    route({
      method: 'get',
      path: '/api/calendar-feed',
      records: true,
      access: 'authenticated',
      summary: 'Get the address of the caller’s own calendar, and create it if there is none',
      answers: { 200: calendarFeedSchema },
      handler: async (call) => ({ status: 200, body: { url: await feeds.addressOf(signedIn(call).id) } }),
    }),
    route({
      method: 'delete',
      path: '/api/calendar-feed',
      access: 'authenticated',
      summary: 'Revoke the address of the caller’s own calendar',
      answers: { 204: null },
      handler: async (call) => {
        await feeds.end(signedIn(call).id);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/calendar/:token.ics',
      access: 'token',
      summary: 'Get a person’s own calendar: events that they attend or host',
      params: z.object({ token: z.string().max(100) }),
      answers: { 200: 'raw' },
      handler: async ({ params }) => calendarAnswer(await feeds.feed(params.token), 'inline'),
    }),
  ];
}

function calendarAnswer(text: string, disposition: 'attachment' | 'inline'): RawAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `${disposition}; filename="crewvine.ics"`,
    },
    body: Buffer.from(text),
  };
}
