import type { Notification } from '#contract/notifications/notification.ts';
import type { LiveList } from '#contract/notifications/vocabulary/live-updates.ts';
import { api, type ApiDispatch, type PageOf } from '#shared/api/index.ts';
import type { LiveEvent } from '#shared/live/index.ts';
import { announce } from './announcements.ts';
import { notificationApi } from '../api/notification-api.ts';
import type { LiveTag, ReadAgain } from './read-again.ts';

const OF_REFERRALS: readonly LiveTag[] = ['Referral', 'MyJobs', 'Offer', 'Application'];
const TAGS: Readonly<Record<LiveList, readonly LiveTag[]>> = {
  inbox: ['Notification'],
  // Sent after missed changes that the server does not store, including those of events and boards.
  referrals: [...OF_REFERRALS, 'Event', 'ShownBoard'],
  posts: ['Post'],
};
/** After an outage, all browsers get the event at the same moment. */
const SPREAD_OVER_MS = 5_000;

/** Applies a server update to the cached data. `isBeginning` is true until the first unread count. */
export function applyLiveEvent(
  event: LiveEvent,
  dispatch: ApiDispatch,
  readAgain: ReadAgain,
  isBeginning = false,
): void {
  if (event.name === 'notification') {
    void dispatch(putInList(event.data));
    readAgain.soon(['FilteredNotification']);
  }
  if (event.name === 'unread') void dispatch(putCount(event.data.count, readAgain, isBeginning));
  if (event.name === 'referral') readAgain.soon(OF_REFERRALS);
  if (event.name === 'post') readAgain.soon(['Post']);
  if (event.name === 'board') readAgain.soon(['ShownBoard']);
  if (event.name === 'event') readAgain.soon(['Event']);
  if (event.name === 'reread')
    readAgain.soon(
      event.data.lists.flatMap((list) => TAGS[list]),
      SPREAD_OVER_MS,
    );
  // The user may have signed out, or have a different role now.
  if (event.name === 'session') dispatch(api.util.invalidateTags(['User']));
}

/** Waits for running requests, because an older list would overwrite the notification. */
function putInList(notification: Notification) {
  return async (dispatch: ApiDispatch): Promise<void> => {
    await dispatch(notificationApi.util.getRunningQueryThunk('notifications', undefined));
    dispatch(putFirst(notification));
  };
}

/** Inserts the notification if the list is loaded; the same one may arrive twice. */
function putFirst(notification: Notification) {
  return (dispatch: ApiDispatch): void => {
    let isKnown = false;
    dispatch(
      notificationApi.util.updateQueryData('notifications', undefined, (list) => {
        isKnown = list.pages.some(({ rows }) => rows.some(({ id }) => id === notification.id));
        const [first, ...others] = list.pages;
        if (isKnown && !isRenewed(list.pages, notification))
          list.pages = list.pages.map((page) => ({ ...page, rows: replaced(page.rows, notification) }));
        else if (first) {
          const without = [first, ...others].map((page) => ({
            ...page,
            rows: lacking(page.rows, notification),
          }));
          const [newest = first, ...older] = without;
          list.pages = [{ ...newest, rows: inserted(newest.rows, notification) }, ...older];
        }
      }),
    );
    if (!isKnown && !notification.isRead) announce(notification);
  };
}

type Rows = readonly Notification[];

/** A notification with new content moves to the top again. */
const isRenewed = (pages: readonly PageOf<Notification>[], { id, createdAt }: Notification): boolean =>
  pages.some(({ rows }) => rows.some((row) => row.id === id && row.createdAt !== createdAt));

const lacking = (rows: Rows, { id }: Notification): Notification[] => rows.filter((row) => row.id !== id);

const replaced = (rows: Rows, by: Notification): Notification[] =>
  rows.map((row) => (row.id === by.id ? by : row));

function inserted(rows: Rows, notification: Notification): Notification[] {
  const later = rows.filter(({ createdAt }) => createdAt > notification.createdAt);
  return [...later, notification, ...rows.slice(later.length)];
}

/**
 * The server's count is authoritative. If the list shows more unread rows, they were read elsewhere. If a
 * complete list shows fewer, or the stream has just started, a notification may have arrived between the
 * list's request and the stream.
 */
function putCount(count: number, readAgain: ReadAgain, isBeginning: boolean) {
  return async (dispatch: ApiDispatch): Promise<void> => {
    const asked = dispatch(notificationApi.util.getRunningQueryThunk('unreadCount', undefined));
    // A running request may return an older count.
    await asked;
    await dispatch(notificationApi.util.getRunningQueryThunk('notifications', undefined));
    await dispatch(notificationApi.util.upsertQueryData('unreadCount', undefined, { count }));
    dispatch((_, state) => {
      const { data } = notificationApi.endpoints.notifications.select(undefined)(state());
      const isUnread = ({ rows }: PageOf<Notification>): number =>
        rows.filter(({ isRead }) => !isRead).length;
      const shown = data?.pages.reduce((sum, page) => sum + isUnread(page), 0) ?? 0;
      if (shown > count) readAgain.soon(['Notification']);
      const isWhole = data?.pages.at(-1)?.next === null;
      if (data && shown < count && (isWhole || isBeginning)) readAgain.soon(['NotificationList']);
    });
  };
}
