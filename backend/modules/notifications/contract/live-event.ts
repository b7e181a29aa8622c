import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';
import { notificationSchema } from './notification.ts';
import { LIVE_LISTS, MOST_WATCHED, WATCHED_SUBJECTS } from './vocabulary/live-updates.ts';

export const unreadCountSchema = z.object({ count: z.int().min(0) });
export type UnreadCount = z.infer<typeof unreadCountSchema>;

const nothing = z.object({});

/** The events of `GET /api/notifications/stream` with what they carry, as JSON in one line. */
export const liveEventSchemas = {
  /** The same shape as in `GET /api/notifications`. A notification may arrive twice. */
  notification: notificationSchema,
  /** The unread count. Its ID is where a later stream resumes: everything before it has been sent. */
  unread: unreadCountSchema,
  /** Something about the referral has changed; each reader is shown it in their own words, so it is read again. */
  referral: z.object({ id: uuid }),
  /** Someone has answered an event, or it has changed; each reader sees another part of it. */
  event: z.object({ id: uuid }),
  /** The replies of a post that the person takes part in, or looks at, have changed. */
  post: z.object({ id: uuid }),
  /** A board that the person looks at has changed: its number of members, or its description. */
  board: z.object({ id: uuid }),
  /** There may be more changes than were sent: these lists are read again. */
  reread: z.object({ lists: z.array(z.enum(LIVE_LISTS)) }),
  /** The session has ended or lost permissions. The stream ends. */
  session: nothing,
  ping: nothing,
} as const;

export type LiveEventName = keyof typeof liveEventSchemas;
export type LiveEventData = { readonly [Name in LiveEventName]: z.input<(typeof liveEventSchemas)[Name]> };

/** A transaction of the database. `Last-Event-ID` goes before the query. */
export const liveEventIdSchema = z.string().regex(/^\d{1,19}$/);
export const liveStreamQuerySchema = z.object({
  after: liveEventIdSchema.optional().catch(undefined),
  /** The browser's name for this stream, which later watch requests refer to. */
  stream: uuid.optional().catch(undefined),
});

/** Everything that the tabs behind a stream look at, replacing earlier requests. */
export const watchRequestSchema = z.object({
  stream: uuid,
  things: z.array(z.object({ subject: z.enum(WATCHED_SUBJECTS), id: uuid })).max(MOST_WATCHED),
});
export type WatchRequest = z.infer<typeof watchRequestSchema>;
export type WatchedThing = WatchRequest['things'][number];

/** The stream reports changes of these things; this person may not see the others. */
export const watchedSchema = watchRequestSchema.pick({ things: true });
