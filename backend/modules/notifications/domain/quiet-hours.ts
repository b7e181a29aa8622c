import { minutesOfDay } from './local-time.ts';

/** From a full hour on until another one; none where both are the same. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** The law's: no text before 08:00 nor from 21:00 on. */
const NIGHT: QuietHours = { from: 21, until: 8 };
const NONE: QuietHours = { from: 0, until: 0 };
const HOUR = 60;
const DAY = 24 * HOUR;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Zones of one number lie close together; those further apart than a day is long would never have an hour in common. */
const ROUNDS = 10;

/**
 * From the Atlantic to the Pacific: the possible zones of a number without a location, such as a toll-free
 * one.
 */
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
 * When an unrequested text may go out: now, or at the first instant from 08:00 to 21:00 in every zone its
 * recipient may live in (rules.md#quiet-hours) and outside their own quiet hours.
 *
 * @param possibleZones IANA names. A single zone counts. Among several, those of the contiguous United States
 * count, or all of them if there are none. An empty list means anywhere from the Atlantic to the Pacific.
 */
export function mayTextAt(now: Date, possibleZones: readonly string[], own: QuietHours = NONE): Date {
  const zones = zonesThatCount(possibleZones);
  let then = now.getTime();
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = then;
    const opening = zones.flatMap((zone) => [opensAt(from, zone, NIGHT), opensAt(from, zone, own)]);
    const latest = Math.max(...opening);
    if (latest === from) break;
    then = latest;
  }
  return new Date(then);
}

/** When someone may be disturbed by their own word: now, or when their quiet hours end (rules.md#own-quiet-hours). */
export function mayDisturbAt(now: Date, zone: string, own: QuietHours): Date {
  return new Date(opensAt(now.getTime(), zone, own));
}

const MOST_DAY_HOURS = NIGHT.from - NIGHT.until;
const LEAST_OPEN = 4;

/** Texts keep to the night as well: enough of the day stays for them. */
export function leavesTimeForTexts(own: QuietHours): boolean {
  const day = Array.from({ length: MOST_DAY_HOURS }, (_, hour) => NIGHT.until + hour);
  return day.filter((hour) => !isQuiet(hour * HOUR, own)).length >= LEAST_OPEN;
}

function isQuiet(minutes: number, { from, until }: QuietHours): boolean {
  if (from === until) return false;
  const [start, end] = [from * HOUR, until * HOUR];
  return start < end ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}

function zonesThatCount(possible: readonly string[]): readonly string[] {
  if (possible.length === 0) return CONTIGUOUS_US;
  const contiguous = possible.filter((zone) => CONTIGUOUS_US.includes(zone));
  return contiguous.length > 0 ? contiguous : possible;
}

/** The instant itself where it is not quiet, otherwise the next end of the quiet hours in that zone. */
function opensAt(now: number, zone: string, hours: QuietHours): number {
  const minutes = minutesOfDay(now, zone);
  if (!isQuiet(minutes, hours)) return now;
  const opens = hours.until * HOUR;
  const wait = (opens - minutes + DAY) % DAY;
  const guess = now + wait * MINUTE_MS - (now % MINUTE_MS);
  // A night in which the clocks change is an hour shorter or longer.
  const off = opens - minutesOfDay(guess, zone);
  return guess + Math.max(-HOUR_MS, Math.min(HOUR_MS, off * MINUTE_MS));
}
