/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;
/** Dates of answers have whole seconds: a smaller difference is none. */
const EXACT_TO_MS = 2000;

/** Every answer says when it was given: a phone with a wrong clock still shows the time that is really left. */
export function noteServerTime(date: string | null | undefined, now = Date.now()): void {
  const difference = Date.parse(date ?? '') - now;
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < EXACT_TO_MS ? 0 : difference;
}

/** Now, by the server's clock. */
export function serverNow(now = Date.now()): number {
  return now + ahead;
}
