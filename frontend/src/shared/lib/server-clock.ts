/** The server's clock minus this device's clock, in milliseconds. */
let ahead = 0;
/** Dates of responses have whole seconds, so smaller differences do not count. */
const EXACT_TO_MS = 2000;

/** Every response contains its time, so that a phone with a wrong clock still shows the correct time left. */
export function noteServerTime(date: string | null | undefined, now = Date.now()): void {
  const difference = Date.parse(date ?? '') - now;
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < EXACT_TO_MS ? 0 : difference;
}

/** Now, by the server's clock. */
export function serverNow(now = Date.now()): number {
  return now + ahead;
}
