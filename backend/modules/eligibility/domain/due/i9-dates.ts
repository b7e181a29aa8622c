import { businessDayAfter } from '#kernel/business-days.ts';
import { WEEKDAYS, type Weekday } from '../../contract/vocabulary/weekdays.ts';
import { FORM_I9 } from '../../contract/vocabulary/form/form-i9.ts';
import type { I9Due } from '../../contract/vocabulary/form/i9-statuses.ts';

const DAY_MS = 86_400_000;

/** A calendar day as `2026-11-20`: days compare as their texts do. */
export type Day = string;

/** The day it is somewhere. */
export function dayIn(timeZone: string, instant: Date): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day in a later year; March 1 if that year has no February 29. */
export function yearsAfter(day: Day, years: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

/** Full years between two days. */
export function yearsBetween(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** A company's workdays, and the expected end of this job; null if unknown. */
export interface WorkTime {
  readonly workdays: readonly Weekday[];
  readonly closedOnHolidays: boolean;
  readonly expectedEndOn: Day | null;
}

function inCompanyDays(from: Day, count: number, { workdays, closedOnHolidays }: WorkTime): Day {
  return businessDayAfter(from, count, {
    workdays: workdays.map((day) => WEEKDAYS.indexOf(day)),
    closedOnHolidays,
  });
}

/** Whether a job ends before its third business day, the first day included (rules.md#i9-short-jobs). */
export function isShortJob(firstDayOn: Day, time: WorkTime): boolean {
  const { expectedEndOn } = time;
  if (expectedEndOn === null || expectedEndOn < firstDayOn) return false;
  return expectedEndOn < inCompanyDays(daysAfter(firstDayOn, -1), FORM_I9.section2BusinessDays, time);
}

/** Three of the company's business days after the first day of employment; the first day of a short job (rules.md#i9-dates). */
export function section2DueOn(firstDayOn: Day, time: WorkTime): Day {
  if (isShortJob(firstDayOn, time)) return firstDayOn;
  return inCompanyDays(firstDayOn, FORM_I9.section2BusinessDays, time);
}

/** The later of three years after the hire and one year after the end (rules.md#i9-retention); none while they work there. */
export function retentionDay(hiredOn: Day, endedOn: Day | null): Day | null {
  if (endedOn === null) return null;
  const { yearsAfterHire, yearsAfterEnd } = FORM_I9.retention;
  const [hire, end] = [yearsAfter(hiredOn, yearsAfterHire), yearsAfter(endedOn, yearsAfterEnd)];
  return hire > end ? hire : end;
}

/** Days from the due day on which someone is reminded (rules.md#i9-reminders). */
const REMINDERS: Readonly<Record<I9Due, readonly number[]>> = {
  section1: [-1, 0, 1],
  section2: [-3, -1, 0, 1],
  receipt: [-14, -3, 0, 1, 7, 14, 21],
  reverification: [-90, -30, -7, 0, 1, 7, 14, 21],
  everify_ssn: [0, 7, 14, 21],
  last_day: [1, 7, 30],
  everify_case: [-1, 0, 1, 4],
  everify_mismatch: [-12, -7, -3, -1, 0, 1],
  everify_result: [0, 1, 4],
  everify_close: [0, 1, 4],
};

/**
 * Days between the repeated reminders of a task that must not be forgotten, after its last day until it is
 * done.
 */
const AND_THEN_EVERY: Partial<Readonly<Record<I9Due, number>>> = {
  receipt: 28,
  reverification: 28,
  everify_ssn: 28,
};

/** The next day to remind on, from `today` on and after the last one; null when nothing more is said. */
export function nextReminder(
  due: { readonly kind: I9Due; readonly on: Day },
  today: Day,
  remindedOn: Day | null,
): Day | null {
  const days = REMINDERS[due.kind].map((offset) => daysAfter(due.on, offset));
  const isNext = (day: Day): boolean => day >= today && (remindedOn === null || day > remindedOn);
  const apart = AND_THEN_EVERY[due.kind];
  const planned = days.find(isNext) ?? null;
  if (planned !== null || apart === undefined) return planned;
  let next = daysAfter(days.at(-1) ?? due.on, apart);
  while (!isNext(next)) next = daysAfter(next, apart);
  return next;
}
