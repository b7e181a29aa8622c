import { route, type Route } from '#platform/http/routing/route.ts';
import type { FindPlace } from '#modules/identity/application/account/find-place.ts';
import { placeSchema, reverseGeocodeQuerySchema } from '#contract/identity/index.ts';

/** Where someone is (rules.md#coarse-location). */
export function geoRoutes(findPlace: FindPlace): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/geo/reverse',
      access: 'any',
      summary: 'Get the town and state at coordinates, which are rounded first',
      query: reverseGeocodeQuerySchema,
      answers: { 200: placeSchema },
      limit: 'geocoding',
      handler: async ({ query }) => ({ status: 200, body: await findPlace.run(query.lat, query.lng) }),
    }),
  ];
}
