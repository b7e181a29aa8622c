import type { Town } from '#contract/jobs/search/place.ts';
import { api } from '#shared/api/index.ts';

const placeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Towns that match the typed text, most likely first. */
    places: build.query<readonly Town[], string>({
      query: (q) => ({ url: '/places', params: { q } }),
    }),
  }),
});

export const { useLazyPlacesQuery, usePlacesQuery } = placeApi;
