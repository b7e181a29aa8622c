import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { EventWhereabouts } from '#modules/community/application/event/event-whereabouts.ts';
import { eventZoneQuerySchema, eventZoneSchema } from '#modules/community/contract/event/index.ts';

/** For the form: on whose clocks its times are (rules.md#event-time-zone). */
export function eventZoneRoutes(whereabouts: EventWhereabouts): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/event-time-zone',
      access: 'authenticated',
      summary: 'Get the time zone of an event at a location',
      query: eventZoneQuerySchema,
      answers: { 200: eventZoneSchema },
      handler: async (call) => {
        const { location, isVirtual } = call.query;
        const place = {
          locationType: isVirtual ? 'online' : 'in_person',
          address: location || null,
          city: null,
          state: null,
        } as const;
        const { timeZone, city } = await whereabouts.townOf(place, signedIn(call).id);
        return { status: 200, body: { timeZone, city } };
      },
    }),
  ];
}
