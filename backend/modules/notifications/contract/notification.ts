import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';

export const notificationSchema = z.object({
  id: uuid,
  title: z.string(),
  message: z.string(),
  /** What happened, for instance `offer_accepted`. */
  type: z.string(),
  /** Ids of what it is about: `referralId`, `jobId`, `offerLetterId`, `paymentId`. */
  data: z.record(z.string(), z.string()),
  /** The path of the screen on which it can be looked at. */
  target: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notificationSchema>;
/** The query is the shared `listQuerySchema`; marking as read answers 204. */
export const notificationListSchema = z.array(notificationSchema);
