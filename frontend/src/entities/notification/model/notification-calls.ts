import { useState } from 'react';
import type { Notification } from '#contract/notifications/notification.ts';
import { api, paged, type PageOf } from '#shared/api/index.ts';

const notificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<PageOf<Notification>, undefined, string | null>({
      ...paged<Notification, undefined>('/notifications'),
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
  }),
});

export const {
  useNotificationsInfiniteQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
} = notificationApi;

const FRESH_FOR_SECONDS = 60;

/** Unread among the newest fifty. */
export function useUnreadCount(): number {
  const { data } = useNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR_SECONDS });
  return data?.pages[0]?.rows.filter((notification) => !notification.isRead).length ?? 0;
}

/**
 * Milliseconds. The server's clock decides what has come due, and it is at least as late as the last thing it told: a
 * device whose clock is behind would otherwise call money "coming" that is there.
 */
export function useServerNow(): number {
  const { data } = useNotificationsInfiniteQuery(undefined);
  const [shownAt] = useState(() => Date.now());
  const newest = data?.pages[0]?.rows[0]?.createdAt;
  return Math.max(shownAt, newest === undefined ? 0 : Date.parse(newest));
}
