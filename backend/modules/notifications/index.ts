import { contextModule, everyEntry, later } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import {
  ACCOUNT_ADMINISTRATION,
  ACCOUNT_MESSAGES,
  ACCOUNT_TEXTS,
  CONTACT_PREFERENCES,
  CONTACTS,
} from '#modules/identity/index.ts';
import * as tokens from './adapters/notifications.tokens.ts';
import { loggedTextMapping } from './adapters/persistence/logged-text.mapping.ts';
import { wireNotifications } from './adapters/wire-notifications.ts';

export {
  ATTACHMENT_SOURCES,
  DELIVERIES,
  EMAILS,
  LIVE_AUDIENCES,
  LIVE_UPDATES,
  NOTIFIER,
  PERSONS_HOURS,
} from './adapters/notifications.tokens.ts';
export type { LiveAudience, Look } from './application/live/live-audience.ts';
export type { LiveUpdates } from './application/live/live-updates.ts';
export { inboundTextPlace } from './adapters/persistence/sql-received-texts.ts';
export { MESSAGE_TASKS } from './application/message-tasks.ts';
export type { PersonsHours } from './application/preferences/persons-hours.ts';
export type { Email, Emails, Notification, Notifier, TextMessage } from './application/notifier.ts';

export type { TrackedDeliveries } from './application/tracking/track-deliveries.ts';
export type { NotificationsEvents } from './domain/events.ts';
export type { NotificationKind } from './contract/vocabulary/notification-kinds.ts';
export type { NotificationsTasks } from './application/tasks.ts';

export const notifications = {
  entities: [loggedTextMapping],
  containers: [
    contextModule({
      wire: wireNotifications,
      outside: {
        platform: PLATFORM,
        contacts: CONTACTS,
        contactPreferences: CONTACT_PREFERENCES,
        administration: ACCOUNT_ADMINISTRATION,
        attachmentSources: everyEntry(tokens.ATTACHMENT_SOURCES),
        liveAudiences: everyEntry(tokens.LIVE_AUDIENCES),
        notifier: later(tokens.NOTIFIER),
        emails: later(tokens.EMAILS),
      },
      offers: {
        notifier: tokens.NOTIFIER,
        emails: tokens.EMAILS,
        accountMessages: ACCOUNT_MESSAGES,
        accountTexts: ACCOUNT_TEXTS,
        liveUpdates: tokens.LIVE_UPDATES,
        personsHours: tokens.PERSONS_HOURS,
        deliveries: tokens.DELIVERIES,
        textDispatch: tokens.TEXT_DISPATCH,
        mailSender: tokens.MAIL_SENDER,
      },
    }),
  ],
};
