/** How many texts go out in a while, before the next one waits (rules.md#text-budgets). */
export interface TextLimit {
  readonly texts: number;
  readonly seconds: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** To one number: texts that others cause, and codes that its owner requests. */
export const PHONE_LIMIT: TextLimit = { texts: 6, seconds: DAY };
/** By one account to one number, to prevent harassment. */
export const SENDER_TO_PHONE_LIMIT: TextLimit = { texts: 3, seconds: HOUR };
/** Codes that the owner of a number requests, in addition to the daily ones. */
export const CODE_LIMIT: TextLimit = { texts: 3, seconds: HOUR };
export const ACCOUNT_LIMIT: TextLimit = { texts: 100, seconds: DAY };
/** A site office with many people in it has one address. */
export const ADDRESS_LIMIT: TextLimit = { texts: 200, seconds: DAY };
/**
 * The assumed price of one part of a US text including the carrier fee, rounded up: millionths of a dollar.
 */
export const ASSUMED_PART_MICROS = 10_000;
/** Codes for signing in have as much more than the limits of a day, in hundredths (rules.md#text-spend). */
export const SIGN_IN_RESERVE = 20;
/** The total texts of an account before its email is confirmed. */
export const UNCONFIRMED_TEXTS = 2;
/** An unconfirmed sender can only wait for the confirmation. */
export const ASKED_AGAIN_AFTER_MS = 10 * 60_000;
/**
 * Answers to keywords that one phone gets in a day. They have no other limit, and two machines that answer
 * each other would never stop.
 */
export const ANSWERS_A_DAY = 6;
/** Old news is useless after a week. */
export const WAITS_AT_MOST_MS = 7 * DAY * 1000;

/**
 * `caused` by someone else, `code` requested by the owner of the phone, `reply` to a keyword: that is not
 * counted.
 */
export type TextBudgetKind = 'caused' | 'code' | 'reply';
