import type { UserId } from '#kernel/ids.ts';
import type { LoggedText } from '../../domain/logged-text.ts';
import { ASSUMED_PART_MICROS, type TextBudgetKind } from '../../domain/text-limits.ts';
import { textParts } from './gsm-text.ts';

/** The limit that a day has reached: `texts`, or `dollars` to pay for them. */
export type DayLimit = 'texts' | 'dollars';

export interface CountedText {
  readonly recipientPhone: string;
  readonly budget: TextBudgetKind;
  readonly senderId: UserId | null;
  /** The hash of the sender's address; null without a caller. */
  readonly senderAddress: string | null;
  /** The assumed cost until the price is known: millionths of a dollar. */
  readonly assumedMicros: number;
  /** A code with which someone with an account signs in: there is more room for these (rules.md#text-spend). */
  readonly isSignIn: boolean;
}

export function countedText(
  { recipientPhone, budget, senderId, senderAddress }: LoggedText,
  body: string,
  isSignIn: boolean,
): CountedText {
  const assumedMicros = textParts(body) * ASSUMED_PART_MICROS;
  return { recipientPhone, budget, senderId, senderAddress, isSignIn, assumedMicros };
}

/** `at` is in real time, not the application clock. */
export type BudgetVerdict =
  /** `at` is null if the text is not counted. */
  { readonly isTaken: true; readonly at: Date | null } | { readonly isTaken: false; readonly waitMs: number };

/** How many texts may go out: by phone, account, address, day and dollars (rules.md#text-budgets). Counted in the database, in real time. */
export interface TextBudget {
  /**
   * (tx) Counts a text, or returns how long it waits; simultaneous texts to a phone run one after the other.
   */
  take(text: CountedText): Promise<BudgetVerdict>;
  /** (tx) A text that counted then cost more than was assumed, or less: millionths of a dollar. */
  correct(countedAt: Date, micros: number): Promise<void>;
  /** (tx) The limit that today has reached, returned once a day so that admins are notified. */
  takeNews(): Promise<DayLimit | null>;
  /** (tx) Whether an account may cause one more: its email or its phone is confirmed, or it is among the first (rules.md#confirmed-senders). */
  mayCause(senderId: UserId): Promise<boolean>;
  /** Whether someone has shown that they are there: their email or their phone is confirmed. */
  isConfirmed(senderId: UserId): Promise<boolean>;
}

/** Where the call came from that is being answered; null outside of calls. */
export interface CallOrigin {
  address(): string | null;
}
