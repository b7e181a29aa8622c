import type { TextBudgetKind } from '../../domain/text-limits.ts';
import type { TextKind } from '../notifier.ts';

/** Codes: what the owner of a phone asks for on a page of theirs, and what a referrer has sent to a worker. */
const CODES: Partial<Record<TextKind, TextBudgetKind>> = {
  i9_code: 'code',
  offer_code: 'code',
  check_code: 'code',
  sign_in_code: 'code',
  phone_code: 'code',
  apply_code: 'code',
  refer_code: 'code',
  verification_code: 'caused',
};

/** What a code is counted by (rules.md#text-budgets); null for what is none. */
export function codeBudget(kind: TextKind): TextBudgetKind | null {
  return CODES[kind] ?? null;
}

/** A code that the owner of the phone has just typed it for: nothing else ends it, and it says no more than it must. */
export function isOwnCode(kind: TextKind): boolean {
  return codeBudget(kind) === 'code';
}

/** Codes for a page of their own and news of their own account: whoever acts is whoever gets it. */
const OWN_DOINGS: readonly TextKind[] = [
  'sign_in_code',
  'phone_code',
  'apply_code',
  'refer_code',
  'new_device',
  'passkey_added',
  'account_deleted',
  'account_deleted_owed',
];

/** Whether its recipient causes it, signed in or not (rules.md#asked-for-now). */
export function isOwnDoing(kind: TextKind): boolean {
  return OWN_DOINGS.includes(kind);
}

/** What a referrer has texted to somebody who never heard of us: that person is known, or is refused at once (rules.md#confirmed-senders). */
export function needsKnownSender(kind: TextKind): boolean {
  return kind === 'confirm_referral' || kind === 'verification_code' || kind === 'confirm_nudge';
}
