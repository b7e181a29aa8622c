import type { UnreadCount, WatchRequest } from '#contract/notifications/live-event.ts';
import type { Notification, NotificationFilter } from '#contract/notifications/notification.ts';
import type { NotificationPreferencesRequest } from '#contract/notifications/preferences.ts';
import type {
  EndedPushSubscription,
  PushKey,
  PushSubscriptionRequest,
} from '#contract/notifications/push.ts';
import { api, paged } from '#shared/api/index.ts';
import { useLiveMode } from '../model/live-mode.ts';

export const notificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery({
      ...paged<Notification, undefined>('/notifications'),
      providesTags: ['Notification', 'NotificationList'],
    }),
    /** A filtered inbox. A visible one is fetched again after each notification. */
    filteredNotifications: build.infiniteQuery({
      ...paged<Notification, NotificationFilter>('/notifications'),
      providesTags: ['Notification', 'FilteredNotification', 'NotificationList'],
    }),
    unreadCount: build.query<UnreadCount | null, undefined>({
      query: () => '/notifications/unread-count',
      providesTags: ['Notification'],
    }),
    markNotificationRead: build.mutation<null, string>({
      query: (id) => ({ url: `/notifications/${id}/read`, method: 'PUT' }),
      invalidatesTags: ['Notification'],
    }),
    markAllNotificationsRead: build.mutation<null, undefined>({
      query: () => ({ url: '/notifications/read-all', method: 'PUT' }),
      invalidatesTags: ['Notification'],
    }),
    tellWatched: build.mutation<null, WatchRequest>({
      query: (body) => ({ url: '/notifications/watched', method: 'PUT', body }),
    }),
    pushKey: build.query<PushKey | null, undefined>({ query: () => '/push-subscriptions/key' }),
    savePushSubscription: build.mutation<null, PushSubscriptionRequest>({
      query: (body) => ({ url: '/push-subscriptions', method: 'POST', body }),
      invalidatesTags: ['NotificationPreferences'],
    }),
    endPushSubscription: build.mutation<null, EndedPushSubscription>({
      query: (body) => ({ url: '/push-subscriptions', method: 'DELETE', body }),
      invalidatesTags: ['NotificationPreferences'],
    }),
    reportTimeZone: build.mutation<unknown, string>({
      query: (deviceTimeZone) => {
        const body: NotificationPreferencesRequest = { deviceTimeZone };
        return { url: '/notification-preferences', method: 'PUT', body, line: 'notification-preferences' };
      },
    }),
  }),
});

export const {
  useNotificationsInfiniteQuery,
  useFilteredNotificationsInfiniteQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
  usePushKeyQuery,
  useSavePushSubscriptionMutation,
  useEndPushSubscriptionMutation,
  useReportTimeZoneMutation,
} = notificationApi;

const POLLED_EVERY_SECONDS = 60;

/**
 * Updated by the live stream; otherwise polled every minute (rules.md#live-updates).
 * @returns undefined while it loads, and 0 if that fails
 */
export function useUnreadCount(): number | undefined {
  const mode = useLiveMode();
  const { data, isError } = notificationApi.useUnreadCountQuery(undefined, {
    refetchOnMountOrArgChange: mode === 'live' ? false : POLLED_EVERY_SECONDS,
    pollingInterval: mode === 'polling' ? POLLED_EVERY_SECONDS * 1000 : 0,
  });
  return data === undefined && !isError ? undefined : (data?.count ?? 0);
}
