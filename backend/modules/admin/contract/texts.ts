import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';
import { TEXT_STATUSES } from '#contract/notifications/vocabulary/text-statuses.ts';
import { filterOf, namedPersonSchema, searchText } from './filters.ts';

export const adminTextsQuerySchema = listQuerySchema.extend({
  /** A whole phone number. */
  q: searchText,
  status: filterOf(TEXT_STATUSES, 'Unknown status'),
});
/** A line of the log of texts; codes and links never stand in it. */
export const adminTextSchema = z.object({
  id: uuid,
  /** All but the last four digits are hidden. */
  phone: z.string(),
  recipientName: z.string().nullable(),
  message: z.string(),
  status: z.enum(TEXT_STATUSES),
  /** The provider's price, to the millionth of a dollar ("0.0083"); null until it is known. */
  cost: z
    .string()
    .regex(/^\d+\.\d{2,6}$/)
    .nullable(),
  /** The person who caused it; null if the system did. */
  sender: namedPersonSchema.nullable(),
  createdAt: instant,
});
export type AdminText = z.infer<typeof adminTextSchema>;
