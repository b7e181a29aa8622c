import { z } from 'zod';
import { optionalSearch } from '#contract/http/primitives.ts';

/** The query of `GET /api/places`. */
export const placesQuerySchema = z.object({ q: optionalSearch(200).transform((typed) => typed ?? '') });

/** A town of the table, by the name that jobs carry: "Austin, TX". */
export const townSchema = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Town = z.infer<typeof townSchema>;
