const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The server's time is known to within two seconds. Without this, a new step could have "2 days left". */
const INEXACT_MS = 2000;

export interface TimeLeft {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** The time left until `end`, rounded up, in the largest unit that fits (rules.md#undo-dialog). Null after it. */
export function timeLeft(end: string, now: number): TimeLeft | null {
  const left = Date.parse(end) - now;
  if (!(left > 0)) return null;
  const sure = Math.max(1, left - INEXACT_MS);
  const minutes = Math.ceil(sure / MINUTE_MS);
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.ceil(sure / HOUR_MS);
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(sure / DAY_MS) };
}
