import { z } from 'zod';
import { count, instant, paragraphs, uuid } from '#contract/http/primitives.ts';
import { LEDGER_PROVIDERS } from '../vocabulary/ledger/ledger.ts';

/** An event of the provider that could not be handled, and is retried until an admin skips it. */
export const unhandledEventSchema = z.object({
  id: uuid,
  provider: z.enum(LEDGER_PROVIDERS),
  /** The provider's own ID, to look it up there. */
  eventId: z.string(),
  type: z.string(),
  /** The provider's ID of its object; null if it has none. */
  objectId: z.string().nullable(),
  /** The error of the last try. */
  reason: z.string(),
  failedAt: instant,
  tries: count,
  nextTryAt: instant,
});
export type UnhandledEventView = z.infer<typeof unhandledEventSchema>;

const REASON_MESSAGE = 'Please say why, in at least five letters';

export const skipEventSchema = z.strictObject({
  reason: paragraphs({
    min: 5,
    max: 500,
    message: REASON_MESSAGE,
    tooLong: 'Please use at most 500 letters',
  }),
});
export type SkipEventInput = z.infer<typeof skipEventSchema>;
