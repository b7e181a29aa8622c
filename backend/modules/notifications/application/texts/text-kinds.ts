import type { TextBudgetKind } from '../../domain/text-limits.ts';
import type { TextKind } from '../notifier.ts';

/** Codes that the owner of a phone requests on their own page, or a referrer sends to a worker. */
const CODES: Partial<Record<TextKind, TextBudgetKind>> = {
  i9_code: 'code',
  offer_code: 'code',
  check_code: 'code',
  sign_in_code: 'code',
  phone_code: 'code',
  apply_code: 'code',
  refer_code: 'code',
  claim_code: 'code',
  verification_code: 'caused',
};

/** The budget of a code (rules.md#text-budgets); null for other kinds. */
export function codeBudget(kind: TextKind): TextBudgetKind | null {
  return CODES[kind] ?? null;
}

/** A code that the owner of the phone has just typed it for: nothing else ends it, and it says no more than it must. */
export function isOwnCode(kind: TextKind): boolean {
  return codeBudget(kind) === 'code';
}

/** Codes for a person's own page and news of their own account: the recipient acts for themselves. */
const OWN_DOINGS: readonly TextKind[] = [
  'sign_in_code',
  'phone_code',
  'apply_code',
  'refer_code',
  'claim_code',
  'new_device',
  'passkey_added',
  'account_deleted',
  'account_deleted_owed',
];

/** Whether its recipient causes it, signed in or not (rules.md#asked-for-now). */
export function isOwnDoing(kind: TextKind): boolean {
  return OWN_DOINGS.includes(kind);
}

/**
 * Texts from a referrer to someone new to us: the referrer is confirmed, or is refused immediately
 * (rules.md#confirmed-senders).
 */
export function needsKnownSender(kind: TextKind): boolean {
  return kind === 'confirm_referral' || kind === 'verification_code' || kind === 'confirm_nudge';
}
