import { DomainError } from '#kernel/domain-error.ts';
import { daysAfter, yearsBetween, type Day } from './i9-dates.ts';
import type { Section1, Section2 } from './i9-record.ts';

/** Under this age nobody is employed by who uses this product. */
const YOUNGEST = 14;
const OLDEST = 120;
const DAYS_AHEAD = 365;

/** @throws DomainError `eligibility.birth_date`, `eligibility.work_until` (rule_broken) */
export function assertSection1({ birthDate, citizenship, workUntil }: Section1, today: Day): void {
  const age = yearsBetween(birthDate, today);
  if (age < YOUNGEST || age >= OLDEST) {
    throw new DomainError('eligibility.birth_date', 'rule_broken', 'Please check your date of birth', {
      path: 'birthDate',
    });
  }
  if (citizenship === 'authorized_alien' && workUntil !== null && workUntil < today) {
    throw new DomainError('eligibility.work_until', 'rule_broken', 'This date has passed', {
      path: 'workUntil',
    });
  }
}

/** Nobody begins before the offer was accepted, nor years ahead. @throws DomainError `eligibility.first_day` (rule_broken) */
export function assertFirstDay({ firstDayOn }: Section2, acceptedOn: Day, today: Day): void {
  if (firstDayOn >= acceptedOn && firstDayOn <= daysAfter(today, DAYS_AHEAD)) return;
  const message = "The first day of work can't be before the offer was accepted";
  throw new DomainError('eligibility.first_day', 'rule_broken', message, { path: 'firstDayOn' });
}
