import { z } from 'zod';
import { ALERT_CATEGORIES } from '#contract/identity/vocabulary/alerts.ts';

export const unsubscribeLinkSchema = z.object({
  /** The emails that would end; for a digest, everything that would be in one. */
  category: z.enum([...ALERT_CATEGORIES, 'digest']),
  /** Hidden but for its beginning: the link may have been passed on. */
  email: z.string(),
  isSubscribed: z.boolean(),
});
export type UnsubscribeLink = z.infer<typeof unsubscribeLinkSchema>;
