/** How many texts go out in a while, before the next one waits (rules.md#text-budgets). */
export interface TextLimit {
  readonly texts: number;
  readonly seconds: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** To one number: what others cause, and the codes that its owner asks for. */
export const PHONE_LIMIT: TextLimit = { texts: 6, seconds: DAY };
/** By one account to one number, so that nobody is pestered. */
export const SENDER_TO_PHONE_LIMIT: TextLimit = { texts: 3, seconds: HOUR };
/** Codes that the owner of a number asks for, beside those of the day. */
export const CODE_LIMIT: TextLimit = { texts: 3, seconds: HOUR };
export const ACCOUNT_LIMIT: TextLimit = { texts: 100, seconds: DAY };
/** A site office with many people in it has one address. */
export const ADDRESS_LIMIT: TextLimit = { texts: 200, seconds: DAY };
/** What a part of a text costs in the United States with the fee of its network, rounded up: millionths of a dollar. */
export const ASSUMED_PART_MICROS = 10_000;
/** Codes for signing in have as much more than the limits of a day, in hundredths (rules.md#text-spend). */
export const SIGN_IN_RESERVE = 20;
/** What an account causes in all before its email is confirmed. */
export const UNCONFIRMED_TEXTS = 2;
/** Until somebody confirms their email there is nothing to wait for but that. */
export const ASKED_AGAIN_AFTER_MS = 10 * 60_000;
/** News of last week helps nobody. */
export const WAITS_AT_MOST_MS = 7 * DAY * 1000;

/** `caused` by someone else, `code` asked for by who has the phone, `reply` to a keyword: that is not counted. */
export type TextBudgetKind = 'caused' | 'code' | 'reply';
