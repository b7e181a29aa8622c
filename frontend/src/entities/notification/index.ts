export {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsInfiniteQuery,
  useServerNow,
  useUnreadCount,
} from './model/notification-calls.ts';
export { NotificationBell } from './ui/NotificationBell.tsx';
export type { Notification } from '#contract/notifications/notification.ts';
