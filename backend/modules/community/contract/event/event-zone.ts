import { z } from 'zod';
import { nameText } from '#contract/http/primitives.ts';

/** The place of the event as far as its host has typed it. */
export const eventZoneQuerySchema = z.object({
  location: nameText({ max: 300 }).default(''),
  isVirtual: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

export const eventZoneSchema = z.object({
  /** Such as `America/Denver`. */
  timeZone: z.string(),
  /** The town that determines the time zone; null if none is known. */
  city: z.string().nullable(),
});
export type EventZone = z.infer<typeof eventZoneSchema>;
