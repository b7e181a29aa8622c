const OPENS = 8 * 60;
const CLOSES = 21 * 60;
const DAY = 24 * 60;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Zones of one number lie close together; those further apart than a day is long would never have an hour in common. */
const ROUNDS = 10;

/** From the Atlantic to the Pacific: what a number could mean that tells no place, such as a toll-free one. */
const CONTIGUOUS_US: readonly string[] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Boise',
  'America/North_Dakota/Center',
];

/**
 * When a text may go out that nobody has just asked for: now, or as soon as it is neither before 08:00 nor from 21:00 on
 * by any clock that its recipient may live by (rules.md#quiet-hours).
 *
 * @param possibleZones IANA names. One is that place alone. Of several, those of the contiguous United States count, and
 *   all of them where there is none. None at all is anywhere from the Atlantic to the Pacific.
 */
export function mayTextAt(now: Date, possibleZones: readonly string[]): Date {
  const zones = zonesThatCount(possibleZones);
  let then = now.getTime();
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = then;
    const latest = Math.max(...zones.map((zone) => opensAt(from, zone)));
    if (latest === from) break;
    then = latest;
  }
  return new Date(then);
}

function zonesThatCount(possible: readonly string[]): readonly string[] {
  if (possible.length === 0) return CONTIGUOUS_US;
  const contiguous = possible.filter((zone) => CONTIGUOUS_US.includes(zone));
  return contiguous.length > 0 ? contiguous : possible;
}

/** The instant itself by day, otherwise the next 08:00 in that zone. */
function opensAt(now: number, zone: string): number {
  const minutes = minutesOfDay(now, zone);
  if (minutes >= OPENS && minutes < CLOSES) return now;
  const wait = (OPENS - minutes + DAY) % DAY;
  const guess = now + wait * MINUTE_MS - (now % MINUTE_MS);
  // A night in which the clocks change is an hour shorter or longer.
  const off = OPENS - minutesOfDay(guess, zone);
  return guess + Math.max(-HOUR_MS, Math.min(HOUR_MS, off * MINUTE_MS));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function minutesOfDay(instant: number, zone: string): number {
  const clock = clocks.get(zone) ?? clockOf(zone);
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format = { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-US', format);
  clocks.set(timeZone, clock);
  return clock;
}
