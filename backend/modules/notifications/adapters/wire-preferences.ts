import { SaveNotificationPreferences } from '../application/preferences/save-notification-preferences.ts';
import { SendDigests } from '../application/preferences/send-digests.ts';
import { Unsubscribe } from '../application/preferences/unsubscribe.ts';
import { preferencesRoutes } from './http/preferences/preferences.routes.ts';
import { unsubscribeRoutes } from './http/preferences/unsubscribe.routes.ts';
import type { NotificationsBase } from './notifications-base.ts';
import type { NotificationsOutside } from './notifications-outside.ts';

/** Notification preferences, digests, and unsubscribe links. */
export function wirePreferences(outside: NotificationsOutside, base: NotificationsBase) {
  const { platform, contacts, contactPreferences } = outside;
  const { unitOfWork, clock, taskQueue } = platform;
  const { publicUrl } = platform.settings;
  const { preferences: store, digests, hours, addresses, unsubscribeLinks: links } = base;

  const savePreferences = new SaveNotificationPreferences({
    unitOfWork,
    contacts,
    preferences: contactPreferences,
    store,
    digests,
    hours,
    clock,
  });
  const unsubscribe = new Unsubscribe({ links, contacts, store, preferences: savePreferences });

  return {
    routes: [
      ...preferencesRoutes({ contacts, store, hours, addresses, savePreferences }),
      ...unsubscribeRoutes(unsubscribe),
    ],
    dueWork: [
      new SendDigests({
        unitOfWork,
        digests,
        contacts,
        store,
        hours,
        links,
        taskQueue,
        clock,
        publicUrl,
      }),
    ],
  };
}
