import { notificationKind } from '../contract/vocabulary/notification-kinds.ts';
import type { NotificationPlace } from '../contract/vocabulary/notification-place.ts';

type Facts = Readonly<Record<string, string>>;

/** Where the thing can be looked at, as an email links it. */
export function notificationPath(kind: string, facts: Facts): string {
  const row = notificationKind(kind);
  const where = facts['boardId'] && row?.inBoard ? row.inBoard : row;
  const place: NotificationPlace = where?.place ?? '/dashboard';
  const address = where?.address ?? '';
  return place + address.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
}

/** The same for a signed-in person: a notice that both sides get leads to this side's referrals. */
export function notificationTarget(kind: string, facts: Facts, userType: string): string {
  const path = notificationPath(kind, facts);
  if (path !== '/dashboard') return path;
  return userType === 'employer' ? '/employer-dashboard' : '/my-referrals';
}
