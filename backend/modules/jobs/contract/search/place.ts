import { z } from 'zod';

/** The query of `GET /api/places`. */
export const placesQuerySchema = z.object({ q: z.string().trim().max(200).default('') });

/** A town of the table, by the name that jobs carry: "Austin, TX". */
export const townSchema = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Town = z.infer<typeof townSchema>;
