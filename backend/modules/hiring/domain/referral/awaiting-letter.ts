import { isOut } from '../../contract/vocabulary/offer-status.ts';

export interface LetterState {
  readonly status: string;
  /** ISO 8601, UTC; null for a letter without a deadline. */
  readonly expiresAt: string | null;
  /** A draft whose earlier version the worker received. */
  readonly wasSent?: boolean | undefined;
}

/** Whether a digital letter is out and can still be answered, or is being changed for that (rules.md#awaiting-signature). */
export function isAwaitingAnswer(letter: LetterState | null, now: Date): boolean {
  if (letter?.status === 'draft') return letter.wasSent ?? false;
  if (!letter || !isOut(letter.status)) return false;
  return letter.expiresAt === null || new Date(letter.expiresAt) > now;
}
