import { z } from 'zod';
import { nameText } from '#contract/http/primitives.ts';

/** What a host has said so far of where their event takes place. */
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
  /** The town that decides it; null where none is known. */
  city: z.string().nullable(),
});
export type EventZone = z.infer<typeof eventZoneSchema>;
