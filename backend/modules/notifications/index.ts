import { deliveryContainer } from './adapters/delivery.container.ts';
import { notificationsContainer } from './adapters/notifications.container.ts';
import { liveContainer } from './adapters/live.container.ts';
import { mailContainer } from './adapters/mail.container.ts';
import { pushContainer } from './adapters/push.container.ts';
import { textBudgetContainer } from './adapters/text-budget.container.ts';
import { preferencesContainer } from './adapters/preferences.container.ts';
import { trackingContainer } from './adapters/tracking.container.ts';
import { loggedTextMapping } from './adapters/persistence/logged-text.mapping.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';

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

export const notifications = {
  entities: [loggedTextMapping],
  containers: [
    deliveryContainer,
    textBudgetContainer,
    preferencesContainer,
    notificationsContainer,
    liveContainer,
    pushContainer,
    mailContainer,
    personalDataContainer,
    trackingContainer,
  ],
};
