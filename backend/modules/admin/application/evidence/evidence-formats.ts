import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';

/** Where most of the jobs are; each time says its zone. */
const ZONE = 'America/Chicago';
const instants = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const days = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, dateStyle: 'long' });
const calendarDays = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const calendarMonths = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const amounts = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "Nov 20, 2026, 6:00 AM CST" */
export function formatTime(at: string): string {
  return instants.format(new Date(at)).replaceAll('\u202F', ' ');
}

/** The day of an instant: "November 20, 2026" */
export function formatDay(at: string): string {
  return days.format(new Date(at));
}

/** A day of the calendar, which is the same everywhere: "December 14, 2026" */
export function formatCalendarDay(day: string): string {
  return calendarDays.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** "$1,050.00" */
export function formatMoney(amount: string): string {
  return amounts.format(Number(amount));
}

const PAY_TYPES: Readonly<Record<PayType, string>> = {
  hourly: 'per hour',
  daily: 'per day',
  salary: 'per year',
  project: 'for the project',
};

/** "$33.00 per hour"; a rate that is no number was written in words. */
export function formatPay(rate: string, type: PayType): string {
  const amount = Number(rate.replaceAll(/[$,]/g, ''));
  return Number.isFinite(amount) && rate.trim() !== ''
    ? `${amounts.format(amount)} ${PAY_TYPES[type]}`
    : rate;
}

const MONTHLY = /^(\d{4})-(\d{2})(?:-([b-e]))?(?:-([a-z]+))?$/;
const NUMBERED = /^(?:([a-z-]+)-)?v(\d+(?:\.\d+)*)$/;
const EDITIONS: Readonly<Record<string, string>> = { b: 'second', c: 'third', d: 'fourth', e: 'fifth' };
const SUBJECTS: Readonly<Record<string, string>> = { check: 'background check', 'drug-test': 'drug test' };

/** Consent texts are named after a month or a number: "November 2026, second edition, addendum", "version 1.0, drug test" */
export function formatConsent(version: string): string {
  const [, year, month, edition, subject] = MONTHLY.exec(version) ?? [];
  if (year !== undefined) {
    const from = calendarMonths.format(new Date(`${year}-${month}-01T00:00:00Z`));
    return listed(from, edition && `${EDITIONS[edition] ?? edition} edition`, subject);
  }
  const [, numberedSubject, number] = NUMBERED.exec(version) ?? [];
  if (number !== undefined) return listed(`version ${number}`, undefined, numberedSubject);
  return version.replaceAll(/[-_]/g, ' ');
}

function listed(from: string, edition: string | undefined, subject: string | undefined): string {
  return [from, edition, subject && (SUBJECTS[subject] ?? subject)].filter(Boolean).join(', ');
}
