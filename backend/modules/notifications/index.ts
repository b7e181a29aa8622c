import { notificationsContainer } from './adapters/notifications.container.ts';
import { loggedTextMapping } from './adapters/persistence/logged-text.mapping.ts';

export { NOTIFIER } from './adapters/notifications.container.ts';
export type {
  Notification,
  NotificationData,
  NotificationKind,
  Notifier,
  TextData,
  TextKind,
  TextMessage,
} from './application/notifier.ts';

export const notifications = { entities: [loggedTextMapping], container: notificationsContainer };
