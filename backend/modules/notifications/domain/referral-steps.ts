import { isQuietStatus, isTurnStatus } from './notified-statuses.ts';
import type { NotificationKind } from '../contract/vocabulary/notification-kinds.ts';

type Facts = Readonly<Record<string, string>>;

/** Notices of the progress of a referral. */
export const STEP_KINDS: readonly NotificationKind[] = [
  'referral_received',
  'application_received',
  'referral_confirmed',
  'referral_declined',
  'referral_status_changed',
  'application_moved',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
  'worker_hired',
];

/** Steps of one referral within these are one notice (rules.md#one-notice). */
export const ONE_NOTICE_MINUTES = 10;

/** Important steps: each has its own notice, even right after another. */
const TURNS: ReadonlySet<string> = new Set<string>([
  'referral_declined',
  'offer_accepted',
  'offer_declined',
  'worker_hired',
]);

/** The key that a referral's steps share; null for other kinds. */
export function stepKey(kind: NotificationKind, facts: Facts): string | null {
  const id = facts['referralId'];
  return id !== undefined && STEP_KINDS.includes(kind) ? stepKeyOf(id) : null;
}

export function stepKeyOf(referralId: string): string {
  return `referral:${referralId}`;
}

/** Whether it goes no other way than to the inbox. */
export function isQuietStep(kind: NotificationKind, { status = '' }: Facts): boolean {
  // The worker gets these by text or email, with what to do next.
  if (kind === 'application_moved') return isQuietStatus(status, 'worker');
  return kind === 'referral_status_changed' && isQuietStatus(status, 'referrer');
}

export function isTurn(kind: string, { status = '' }: Facts): boolean {
  return TURNS.has(kind) || isTurnStatus(status);
}
