import { HttpError, unauthorized } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { LiveReader } from '#modules/notifications/application/live/live-reader.ts';
import type { ManagePush } from '#modules/notifications/application/push/manage-push.ts';
import {
  endedPushSubscriptionSchema,
  pushKeySchema,
  pushSubscriptionSchema,
} from '#contract/notifications/index.ts';

interface Given {
  readonly managePush: ManagePush;
  readonly sessions: Pick<LiveReader, 'sessionOf'>;
  /** Null where the installation has none: nothing is pushed. */
  readonly publicKey: string | null;
}

/** Subscribes devices to push notifications. */
export function pushRoutes({ managePush, sessions, publicKey }: Given): readonly Route[] {
  const keyOrOff = (): string => {
    if (publicKey !== null) return publicKey;
    throw new HttpError(404, 'notifications.push_off', 'Push notifications are off');
  };
  return [
    route({
      method: 'get',
      path: '/api/push-subscriptions/key',
      access: 'authenticated',
      summary: 'Get the public key for push subscriptions; 404 if push is off',
      answers: { 200: pushKeySchema },
      handler: async () => ({ status: 200, body: { key: keyOrOff() } }),
    }),
    route({
      method: 'post',
      path: '/api/push-subscriptions',
      access: 'authenticated',
      summary: 'Subscribe this browser to notices until its session ends; idempotent',
      body: pushSubscriptionSchema,
      answers: { 204: null },
      handler: async (call) => {
        keyOrOff();
        const { id, sessionId: secret } = signedIn(call);
        const sessionId = await sessions.sessionOf(secret);
        if (!sessionId) throw unauthorized();
        await managePush.subscribe(id, sessionId, call.body);
        return { status: 204 };
      },
    }),
    route({
      method: 'delete',
      path: '/api/push-subscriptions',
      access: 'authenticated',
      summary: 'Unsubscribe one of the caller’s browsers from notices',
      body: endedPushSubscriptionSchema,
      answers: { 204: null },
      handler: async (call) => {
        await managePush.unsubscribe(signedIn(call).id, call.body.endpoint);
        return { status: 204 };
      },
    }),
  ];
}
