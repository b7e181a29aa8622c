import { z } from 'zod';
import { ALERT_CATEGORIES } from '#contract/identity/vocabulary/alerts.ts';

export const unsubscribeLinkSchema = z.object({
  /** What would end. */
  category: z.enum(ALERT_CATEGORIES),
  /** Hidden but for its beginning: the link may have been passed on. */
  email: z.string(),
  isSubscribed: z.boolean(),
});
export type UnsubscribeLink = z.infer<typeof unsubscribeLinkSchema>;
