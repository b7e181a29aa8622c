import { z } from 'zod';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { SuggestPlaces } from '#modules/jobs/application/search/suggest-places.ts';
import { placesQuerySchema, townSchema } from '#contract/jobs/search/place.ts';

/** Towns to choose from (rules.md#job-place). */
export function placesRoutes(suggestPlaces: SuggestPlaces): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/places',
      access: 'any',
      summary: 'List towns of the United States that begin with the typed text',
      query: placesQuerySchema,
      answers: { 200: z.array(townSchema) },
      cacheable: true,
      handler: async ({ query }) => {
        const towns = await suggestPlaces.run(query.q);
        const body = towns.map(({ city, state, latitude, longitude }) => ({
          name: `${city}, ${state}`,
          latitude,
          longitude,
        }));
        return { status: 200, body };
      },
    }),
  ];
}
