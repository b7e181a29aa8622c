const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;
const MONDAY = 1;
const THURSDAY = 4;
/** At this hour, the day before has ended everywhere in the United States, including Hawaii. */
const ENDED_EVERYWHERE_UTC = 12;

/** A calendar day, represented by its midnight in UTC. */
type Day = Date;

function dayOf(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month - 1, date));
}

/** The nth such weekday of a month. A negative n counts from the end. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayOf(year, month, 1);
  const firstDate = 1 + ((weekday - first.getUTCDay() + 7) % 7);
  if (nth > 0) return dayOf(year, month, firstDate + 7 * (nth - 1));
  const days = dayOf(year, month + 1, 0).getUTCDate();
  const lastDate = firstDate + 7 * Math.floor((days - firstDate) / 7);
  return dayOf(year, month, lastDate);
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observed(holiday: Day): Day {
  const shift = holiday.getUTCDay() === SATURDAY ? -1 : holiday.getUTCDay() === SUNDAY ? 1 : 0;
  return new Date(holiday.getTime() + shift * DAY_MS);
}

/** The federal holidays of a year as they are observed (5 U.S.C. § 6103). */
export function federalHolidays(year: number): readonly Day[] {
  return [
    observed(dayOf(year, 1, 1)),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    nthWeekday(year, 5, MONDAY, -1),
    observed(dayOf(year, 6, 19)),
    observed(dayOf(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    observed(dayOf(year, 11, 11)),
    nthWeekday(year, 11, THURSDAY, 4),
    observed(dayOf(year, 12, 25)),
  ];
}

/** The days on which a business operates. */
export interface WorkWeek {
  /** Days of the week; Sunday is 0. */
  readonly workdays: readonly number[];
  readonly closedOnHolidays: boolean;
}

/** Monday to Friday, except federal holidays. */
const FEDERAL_WEEK: WorkWeek = { workdays: [1, 2, 3, 4, 5], closedOnHolidays: true };

function isHoliday(day: Day): boolean {
  const year = day.getUTCFullYear();
  // New Year's Day of the next year may be observed on the last day of this one.
  const holidays = [...federalHolidays(year), ...federalHolidays(year + 1)];
  return holidays.some((holiday) => holiday.getTime() === day.getTime());
}

export function isBusinessDay(day: Day, { workdays, closedOnHolidays }: WorkWeek = FEDERAL_WEEK): boolean {
  return workdays.includes(day.getUTCDay()) && !(closedOnHolidays && isHoliday(day));
}

/** The last of this many business days, counted from the day after the given one. */
function nthAfter(day: Day, count: number, week?: WorkWeek): Day {
  let next = day;
  for (let left = count; left > 0;) {
    next = new Date(next.getTime() + DAY_MS);
    if (isBusinessDay(next, week)) left -= 1;
  }
  return next;
}

/**
 * The instant at which this many full business days after the given one are over everywhere in the United
 * States. The given day does not count (rules.md#adverse-action).
 */
export function afterBusinessDays(instant: Date, count: number): Date {
  const day = dayOf(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
  return new Date(nthAfter(day, count).getTime() + DAY_MS + ENDED_EVERYWHERE_UTC * 3_600_000);
}

/**
 * The last of this many business days after a calendar day, which does not count itself; both look like
 * `2026-11-20`. Without a week, federal working days count. A week has at least one workday
 * (rules.md#i9-dates).
 */
export function businessDayAfter(day: string, count: number, week?: WorkWeek): string {
  return nthAfter(new Date(`${day}T00:00:00Z`), count, week)
    .toISOString()
    .slice(0, 10);
}
