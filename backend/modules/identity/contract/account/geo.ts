import { z } from 'zod';
import { numberInput } from '#contract/http/numbers.ts';

/** Degrees; the server rounds them to two decimals before anything else (rules.md#coarse-location). */
export const reverseGeocodeQuerySchema = z.object({
  lat: numberInput({ min: -90, max: 90 }),
  lng: numberInput({ min: -180, max: 180 }),
});
export const placeSchema = z.object({ city: z.string(), principalSubdivision: z.string() });
