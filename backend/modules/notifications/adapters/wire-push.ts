import { ManagePush } from '../application/push/manage-push.ts';
import { PushDispatch } from '../application/push/push-dispatch.ts';
import type { PushSender } from '../application/push/push.ts';
import { ReleaseHeldPushes } from '../application/push/release-held-pushes.ts';
import { SendPush } from '../application/push/send-push.ts';
import { pushRoutes } from './http/push/push.routes.ts';
import type { NotificationsBase } from './notifications-base.ts';
import type { NotificationsOutside } from './notifications-outside.ts';
import { SqlHeldPushes, SqlPushSubscriptions } from './persistence/sql-push.ts';
import { WebPushSender } from './push/web-push-sender.ts';
import { sendPushHandler } from './queue/message-handlers.ts';

/** Push notifications. Without keys no device can subscribe, so nothing is sent. */
export function wirePush({ platform, contacts }: NotificationsOutside, base: NotificationsBase) {
  const { sql, unitOfWork, clock, taskQueue, log } = platform;
  const { vapid, mailFrom, pushApiBase } = platform.settings;
  const { hours, preferences, liveReader } = base;

  const subscriptions = new SqlPushSubscriptions(sql);
  const held = new SqlHeldPushes(sql);
  const sender: PushSender = vapid
    ? new WebPushSender({ ...vapid, mailFrom }, log)
    : { send: async () => 'refused' };
  const pushes = new PushDispatch({ subscriptions, held, hours, taskQueue, clock });
  const standIn = pushApiBase && new URL(pushApiBase).origin;
  const managePush = new ManagePush({ unitOfWork, subscriptions, preferences, clock, standIn });

  return {
    pushes,
    routes: pushRoutes({ managePush, sessions: liveReader, publicKey: vapid?.publicKey ?? null }),
    taskHandlers: [sendPushHandler(new SendPush({ subscriptions, sender }))],
    dueWork: [new ReleaseHeldPushes({ unitOfWork, held, contacts, preferences, pushes, clock })],
  };
}
