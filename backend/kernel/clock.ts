/**
 * Every decision about time uses this instead of `new Date()`, so tests and the development clock can move
 * it.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export function addHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS);
}

/** Whole days of 24 hours, because due dates of money do not depend on a time zone. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
