import { z } from 'zod';

/** The public half of the server's keys, as `PushManager.subscribe` takes it. */
export const pushKeySchema = z.object({ key: z.string() });
export type PushKey = z.infer<typeof pushKeySchema>;

/** A point of the curve P-256 and sixteen random bytes. */
const P256DH = /^[\w-]{87}=?$/;
const AUTH = /^[\w-]{22}(==)?$/;
const MOST_ENDPOINT = 1000;

const endpoint = z
  .url({ protocol: /^https?$/, error: 'Send the address of a push service' })
  .max(MOST_ENDPOINT);

/** The result of `PushSubscription.toJSON`. */
export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({ p256dh: z.string().regex(P256DH), auth: z.string().regex(AUTH) }),
});
export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionSchema>;

export const endedPushSubscriptionSchema = z.object({ endpoint });
export type EndedPushSubscription = z.infer<typeof endedPushSubscriptionSchema>;

/** The payload that the service worker receives (`frontend/public/push-worker.js`). */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly url: string;
  /** One with the same tag takes the place of the one before. */
  readonly tag: string;
}
