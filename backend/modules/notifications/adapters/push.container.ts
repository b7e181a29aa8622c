import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  LOG,
  ROUTES,
  SETTINGS,
  SQL,
  TASK_HANDLERS,
  TASK_QUEUE,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { CONTACTS } from '#modules/identity/index.ts';
import { ManagePush } from '../application/push/manage-push.ts';
import type { HeldPushes, PushSender, PushSubscriptions } from '../application/push/push.ts';
import { PushDispatch } from '../application/push/push-dispatch.ts';
import { ReleaseHeldPushes } from '../application/push/release-held-pushes.ts';
import { SendPush } from '../application/push/send-push.ts';
import { pushRoutes } from './http/push.routes.ts';
import { LIVE_READER, PERSONS_HOURS, PREFERENCES, PUSH_DISPATCH } from './notifications.tokens.ts';
import { SqlHeldPushes, SqlPushSubscriptions } from './persistence/sql-push.ts';
import { WebPushSender } from './push/web-push-sender.ts';
import { sendPushHandler } from './queue/message-handlers.ts';

const SUBSCRIPTIONS = token<PushSubscriptions>('notifications.push-subscriptions');
const HELD_PUSHES = token<HeldPushes>('notifications.held-pushes');
const SENDER = token<PushSender>('notifications.push-sender');
const SEND_PUSH = token<SendPush>('notifications.send-push');
const MANAGE_PUSH = token<ManagePush>('notifications.manage-push');

/** Push notifications. Without keys no device can subscribe, so nothing is sent. */
export const pushContainer = new ContainerModule(({ bind }) => {
  construct(bind, SUBSCRIPTIONS, SqlPushSubscriptions, [SQL]);
  construct(bind, HELD_PUSHES, SqlHeldPushes, [SQL]);
  provide(
    bind,
    SENDER,
    ({ vapid, mailFrom }, log): PushSender =>
      vapid ? new WebPushSender({ ...vapid, mailFrom }, log) : { send: async () => 'refused' },
    [SETTINGS, LOG],
  );
  construct(bind, PUSH_DISPATCH, PushDispatch, {
    subscriptions: SUBSCRIPTIONS,
    held: HELD_PUSHES,
    hours: PERSONS_HOURS,
    taskQueue: TASK_QUEUE,
    clock: CLOCK,
  });
  construct(bind, SEND_PUSH, SendPush, { subscriptions: SUBSCRIPTIONS, sender: SENDER });
  provide(bind, TASK_HANDLERS, sendPushHandler, [SEND_PUSH]);
  construct(bind, DUE_WORK, ReleaseHeldPushes, {
    unitOfWork: UNIT_OF_WORK,
    held: HELD_PUSHES,
    contacts: CONTACTS,
    preferences: PREFERENCES,
    pushes: PUSH_DISPATCH,
    clock: CLOCK,
  });
  provide(
    bind,
    MANAGE_PUSH,
    (unitOfWork, subscriptions, preferences, clock, { pushApiBase }) =>
      new ManagePush({
        unitOfWork,
        subscriptions,
        preferences,
        clock,
        standIn: pushApiBase && new URL(pushApiBase).origin,
      }),
    [UNIT_OF_WORK, SUBSCRIPTIONS, PREFERENCES, CLOCK, SETTINGS],
  );
  provide(
    bind,
    ROUTES,
    (managePush, sessions, { vapid }) =>
      pushRoutes({ managePush, sessions, publicKey: vapid?.publicKey ?? null }),
    [MANAGE_PUSH, LIVE_READER, SETTINGS],
  );
});
