import type { NotificationKind } from '../contract/vocabulary/notification-kinds.ts';

type Facts = Readonly<Record<string, string>>;

/** What tells how far a referral has come. */
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

/** Others say them, or they lead nowhere: they are read in the inbox alone. */
const QUIET: ReadonlySet<string> = new Set(['contacted', 'offer_sent', 'offer_signed', 'completed']);

/** Everything hangs on them: they are told each, however soon after another. */
const TURNS: ReadonlySet<string> = new Set<string>([
  'referral_declined',
  'offer_accepted',
  'offer_declined',
  'worker_hired',
]);

/** What steps of one referral have in common; null for what is no step. */
export function stepKey(kind: NotificationKind, facts: Facts): string | null {
  const id = facts['referralId'];
  return id !== undefined && STEP_KINDS.includes(kind) ? stepKeyOf(id) : null;
}

export function stepKeyOf(referralId: string): string {
  return `referral:${referralId}`;
}

/** The worker is told these by text or email, with what there is to do. */
const TOLD_TO_WORKER: ReadonlySet<string> = new Set([
  'offer_received',
  'offer_withdrawn',
  'hired',
  'completed',
]);

/** Whether it goes no other way than to the inbox. */
export function isQuietStep(kind: NotificationKind, { status = '' }: Facts): boolean {
  if (kind === 'application_moved') return TOLD_TO_WORKER.has(status);
  return kind === 'referral_status_changed' && QUIET.has(status);
}

export function isTurn(kind: string, { status }: Facts): boolean {
  return TURNS.has(kind) || status === 'rejected';
}
