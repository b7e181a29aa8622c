const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The local time of that zone as if it were UTC: read its parts with `getUTC…`. */
export function wallClock(instant: number, zone: string): Date {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: string): number => parts[name] ?? 0;
  return new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
  );
}

export function minutesOfDay(instant: number, zone: string): number {
  const wall = wallClock(instant, zone);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/**
 * When it is that day and that full hour in the zone. An hour that there is twice, where the clocks go back, is the first
 * one; an hour that there is not, where they go forward, is the moment after the gap.
 *
 * @param day any instant of that day, as `wallClock` gives it
 */
export function instantOf(day: Date, hour: number, zone: string): number {
  const wanted = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour);
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wanted - offsetAt(near, zone));
  const exact = candidates.filter((instant) => wallClock(instant, zone).getTime() === wanted);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/** Whether there is such a zone, by its IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone).getTime() - Math.floor(instant / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}
