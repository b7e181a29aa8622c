import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';
import { TEXT_MEANINGS } from '#contract/notifications/vocabulary/text-meanings.ts';
import { filterOf, namedPersonSchema, searchText } from './filters.ts';

export const adminInboundTextsQuerySchema = listQuerySchema.extend({
  /** A whole phone number. */
  q: searchText,
  meaning: filterOf(TEXT_MEANINGS, 'Unknown meaning'),
});
/** A text from a phone to us, in its own words. */
export const adminInboundTextSchema = z.object({
  id: uuid,
  /** All but the last four digits are hidden. */
  phone: z.string(),
  /** The account that confirmed this phone; null without one. */
  person: namedPersonSchema.nullable(),
  message: z.string(),
  /** The recognized command; null without one. */
  meaning: z.enum(TEXT_MEANINGS).nullable(),
  receivedAt: instant,
});
export type AdminInboundText = z.infer<typeof adminInboundTextSchema>;
