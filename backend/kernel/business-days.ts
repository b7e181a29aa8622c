const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;
const MONDAY = 1;
const THURSDAY = 4;
/** By then the day before has ended everywhere in the United States, Hawaii included. */
const ENDED_EVERYWHERE_UTC = 12;

/** A calendar day as its midnight in UTC. */
type Day = Date;

function dayOf(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month - 1, date));
}

/** The n-th such weekday of a month; counted from the end for a negative n. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayOf(year, month, 1);
  const firstDate = 1 + ((weekday - first.getUTCDay() + 7) % 7);
  if (nth > 0) return dayOf(year, month, firstDate + 7 * (nth - 1));
  const days = dayOf(year, month + 1, 0).getUTCDate();
  const lastDate = firstDate + 7 * Math.floor((days - firstDate) / 7);
  return dayOf(year, month, lastDate);
}

/** On a Saturday it is kept on the Friday before, on a Sunday on the Monday after. */
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

/** The days on which somebody operates. */
export interface WorkWeek {
  /** Of the week, Sunday as 0. */
  readonly workdays: readonly number[];
  readonly closedOnHolidays: boolean;
}

/** Monday to Friday, but no federal holiday. */
const FEDERAL_WEEK: WorkWeek = { workdays: [1, 2, 3, 4, 5], closedOnHolidays: true };

function isHoliday(day: Day): boolean {
  const year = day.getUTCFullYear();
  // New Year's Day of the next year may be kept on the last day of this one.
  const holidays = [...federalHolidays(year), ...federalHolidays(year + 1)];
  return holidays.some((holiday) => holiday.getTime() === day.getTime());
}

export function isBusinessDay(day: Day, { workdays, closedOnHolidays }: WorkWeek = FEDERAL_WEEK): boolean {
  return workdays.includes(day.getUTCDay()) && !(closedOnHolidays && isHoliday(day));
}

/** The business day that so many of them end with, counted from the day after the given one. */
function nthAfter(day: Day, count: number, week?: WorkWeek): Day {
  let next = day;
  for (let left = count; left > 0;) {
    next = new Date(next.getTime() + DAY_MS);
    if (isBusinessDay(next, week)) left -= 1;
  }
  return next;
}

/**
 * When so many full business days after the given instant are over, wherever in the United States someone is. The day
 * itself does not count (rules.md#adverse-action).
 */
export function afterBusinessDays(instant: Date, count: number): Date {
  const day = dayOf(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
  return new Date(nthAfter(day, count).getTime() + DAY_MS + ENDED_EVERYWHERE_UTC * 3_600_000);
}

/**
 * The last of so many business days after a calendar day, which does not count itself; both as `2026-11-20`. Federal working
 * days where no other week is given, which has a workday at least (rules.md#i9-dates).
 */
export function businessDayAfter(day: string, count: number, week?: WorkWeek): string {
  return nthAfter(new Date(`${day}T00:00:00Z`), count, week)
    .toISOString()
    .slice(0, 10);
}
