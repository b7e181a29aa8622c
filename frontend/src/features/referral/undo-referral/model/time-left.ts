const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface TimeLeft {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** The time left until `end`, rounded up, in the largest unit that fits (rules.md#undo-dialog). Null after it. */
export function timeLeft(end: string, now: number): TimeLeft | null {
  const left = Date.parse(end) - now;
  if (!(left > 0)) return null;
  const minutes = Math.ceil(left / MINUTE_MS);
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.ceil(left / HOUR_MS);
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(left / DAY_MS) };
}
