export interface LetterState {
  readonly status: string;
  /** ISO 8601, UTC; null for a letter without a deadline. */
  readonly expiresAt: string | null;
}

/** Whether a digital letter is out and can still be answered (rules.md#awaiting-signature). */
export function isAwaitingAnswer(letter: LetterState | null, now: Date): boolean {
  if (letter?.status !== 'sent' && letter?.status !== 'viewed') return false;
  return letter.expiresAt === null || new Date(letter.expiresAt) > now;
}
