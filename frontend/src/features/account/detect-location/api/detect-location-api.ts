import type { z } from 'zod';
import type { placeSchema } from '#contract/identity/account/geo.ts';
import { api } from '#shared/api/index.ts';
import type { Coordinates } from '../model/coordinates.ts';

export type Place = z.infer<typeof placeSchema>;

const detectLocationApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeAt: build.query<Place, Coordinates>({
      query: ({ lat, lng }) => ({ url: '/geo/reverse', params: { lat, lng } }),
    }),
  }),
});

export const { useLazyPlaceAtQuery } = detectLocationApi;
