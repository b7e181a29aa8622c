import { z } from 'zod';
import { cursorSchema, limitSchema, listQuerySchema } from '#contract/http/lists.ts';
import { EVENT_TYPES } from '../vocabulary/events.ts';

const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((value) => value === 'true');
const moment = z.iso
  .datetime({ offset: true })
  .refine((at) => /^2\d{3}-/.test(at))
  .transform((at) => new Date(at));

/** `upcoming`: what has not ended, soonest first. `from` and `to`: what begins between them, soonest first. Otherwise latest first. */
export const eventsQuerySchema = z.object({
  upcoming: flag,
  eventType: z.enum(EVENT_TYPES).optional(),
  from: moment.optional(),
  to: moment.optional(),
  limit: limitSchema,
  cursor: cursorSchema,
});

export const myEventsQuerySchema = listQuerySchema.extend({ upcoming: flag });

/** The admins' review queue. */
export const reviewQueueQuerySchema = listQuerySchema.extend({
  status: z.literal('in_review').default('in_review'),
});
