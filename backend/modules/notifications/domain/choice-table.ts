import { ALERT_CATEGORIES, type AlertCategory } from '#contract/identity/vocabulary/alerts.ts';
import {
  NOTIFICATION_CHANNELS,
  REQUIRED_NOTICES,
  type NotificationChannel,
} from '../contract/vocabulary/channels.ts';
import {
  NOTIFICATION_KINDS,
  notificationKind,
  type NotificationKind,
} from '../contract/vocabulary/notification-kinds.ts';
import type { Notice, RowName } from './choices.ts';

export interface ChoiceRow {
  readonly row: RowName;
  readonly category: AlertCategory | null;
  readonly kinds: readonly NotificationKind[];
}

const KINDS = Object.keys(NOTIFICATION_KINDS) as readonly NotificationKind[];

export const CHOICE_ROWS: readonly ChoiceRow[] = [
  ...ALERT_CATEGORIES.map((category) => ({ row: category, category, kinds: kindsOf(category) })),
  ...REQUIRED_NOTICES.map((row) => ({ row, category: null, kinds: kindsOf(row) })),
];

export function noticeOfKind(kind: NotificationKind): Notice {
  return { row: rowOf(kind), kind, category: NOTIFICATION_KINDS[kind].category };
}

/** A referral step about an offer belongs to the offers, for every recipient. */
export function noticeOf(kind: NotificationKind, facts: Readonly<Record<string, string>>): Notice {
  if (facts['status']?.startsWith('offer_') && noticeOfKind(kind).category !== null)
    return { row: 'offers', kind: null, category: 'offers' };
  return noticeOfKind(kind);
}

/** The channels that a row has at all: what is about the account's safety, and our news, go by email only. */
export function waysOf({ row, category, kinds }: ChoiceRow): readonly NotificationChannel[] {
  if (row === 'marketing') return ['email'];
  if (category === null && kinds.length === 0) return row === 'security' ? ['email'] : ['inbox', 'email'];
  return NOTIFICATION_CHANNELS;
}

/** Everything that a row stands for; a step that is about an offer stays with its kind. */
export function kindsOf(row: RowName): readonly NotificationKind[] {
  return KINDS.filter((kind) => rowOf(kind) === row);
}

function rowOf(kind: NotificationKind): RowName {
  const row = notificationKind(kind);
  return row?.category ?? row?.required ?? 'receipts';
}
