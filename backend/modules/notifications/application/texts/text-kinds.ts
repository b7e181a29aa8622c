import type { TextBudgetKind } from '../../domain/text-limits.ts';
import type { TextKind, TextMessage } from '../notifier.ts';

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

/**
 * What somebody who never heard of us gets because a person has just asked for it: that person is known, or is refused at once
 * (rules.md#confirmed-senders). A nudge is asked for, too, though it waits for the day.
 */
export function needsKnownSender({ kind, asked }: Pick<TextMessage, 'kind' | 'asked'>): boolean {
  if (kind === 'confirm_nudge') return true;
  return asked && (kind === 'confirm_referral' || kind === 'verification_code');
}
