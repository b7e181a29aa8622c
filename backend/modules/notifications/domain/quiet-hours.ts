const OPENS = 8;
const CLOSES = 21;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Phone numbers tell no zone for certain: texts follow the clock in the middle of the country (decision 71). */
const ZONE = 'America/Chicago';
const local = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/**
 * When a text may go out that nobody has just asked for: now, or at 08:00 where it is between 21:00 and 08:00
 * (decision 71).
 */
export function mayTextAt(now: Date): Date {
  const minutes = minutesOfDay(now);
  if (minutes >= OPENS * 60 && minutes < CLOSES * 60) return now;
  const wait = (OPENS * 60 - minutes + 24 * 60) % (24 * 60);
  const guess = now.getTime() + wait * MINUTE_MS - (now.getTime() % MINUTE_MS);
  // A night in which the clocks change is an hour shorter or longer.
  const off = OPENS * 60 - minutesOfDay(new Date(guess));
  return new Date(guess + Math.max(-HOUR_MS, Math.min(HOUR_MS, off * MINUTE_MS)));
}

function minutesOfDay(instant: Date): number {
  const parts = Object.fromEntries(
    local.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0);
}
