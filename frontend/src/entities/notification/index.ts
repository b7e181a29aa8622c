export {
  useFilteredNotificationsInfiniteQuery,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsInfiniteQuery,
  useUnreadCount,
} from './api/notification-api.ts';
export { usePushDevice } from './model/use-push-device.ts';
export { NotificationBell } from './ui/NotificationBell.tsx';
export type { Notification, NotificationFilter } from '#contract/notifications/notification.ts';
