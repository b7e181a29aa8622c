import { z } from 'zod';
import { instant, uuid } from '../../../platform/http/contract/primitives.ts';

export const notificationSchema = z.object({
  id: uuid,
  title: z.string(),
  message: z.string(),
  /** `context.what_happened`, for instance `offers.signed`. */
  type: z.string(),
  /** Where it leads and what it is about: ids and paths, nothing private. */
  data: z.record(z.string(), z.string()),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notificationSchema>;
/** The query is the shared `listQuerySchema`; marking as read answers 204. */
export const notificationListSchema = z.array(notificationSchema);
