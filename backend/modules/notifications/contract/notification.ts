import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';
import { ALERT_CATEGORIES } from '#contract/identity/vocabulary/alerts.ts';
import { REQUIRED_NOTICES } from './vocabulary/channels.ts';

export const notificationSchema = z.object({
  id: uuid,
  title: z.string(),
  message: z.string(),
  /** The event, for instance `offer_accepted`. */
  type: z.string(),
  /** Ids of what it is about: `referralId`, `jobId`, `offerLetterId`, `paymentId`. */
  data: z.record(z.string(), z.string()),
  /** The path of the screen on which it can be looked at. */
  target: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notificationSchema>;
/** Marking as read answers 204. */
export const notificationListSchema = z.array(notificationSchema);

/** Filters for the inbox; everything without them. */
export const notificationQuerySchema = listQuerySchema.extend({
  show: z.enum(['all', 'unread']).optional(),
  about: z.enum([...ALERT_CATEGORIES, ...REQUIRED_NOTICES]).optional(),
});
export type NotificationFilter = Pick<z.infer<typeof notificationQuerySchema>, 'show' | 'about'>;
