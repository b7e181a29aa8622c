import { notificationsContainer } from './adapters/notifications.container.ts';
import { loggedTextMapping } from './adapters/persistence/logged-text.mapping.ts';

export { NOTIFIER } from './adapters/notifications.container.ts';
export type { Notification, NotificationKind, Notifier, TextMessage } from './application/notifier.ts';

export const notifications = { entities: [loggedTextMapping], container: notificationsContainer };
