import { DomainError } from '#kernel/domain-error.ts';
import { FORM_I9 } from '../../contract/vocabulary/form/form-i9.ts';
import { daysAfter, yearsBetween, type Day } from '../due/i9-dates.ts';
import type { Section1, Section2 } from './i9-record.ts';

/** Customers of this product employ no one under this age. */
const YOUNGEST = 14;
const OLDEST = 120;
const DAYS_AHEAD = 365;

/**
 * A Social Security number is never needed to sign: who applied for one works, and E-Verify waits (rules.md#everify-awaiting-ssn).
 * @throws DomainError `eligibility.birth_date`, `eligibility.work_until`, `eligibility.number_missing`, `eligibility.signer` (rule_broken)
 */
export function assertSection1(section: Section1, today: Day): void {
  const { birthDate, citizenship, workUntil } = section;
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
  if (section.signer === 'guardian' && age >= FORM_I9.minorsUnder) {
    throw new DomainError(
      'eligibility.signer',
      'rule_broken',
      'A parent or guardian signs only for people under 18',
      {
        path: 'signer',
      },
    );
  }
  assertStatusNumber(section);
}

/** A permanent resident has a USCIS number; who is authorized for a time has one of three. */
function assertStatusNumber({ citizenship, uscisLast4, i94Last4, passportLast4 }: Section1): void {
  const hasOther = citizenship === 'authorized_alien' && (i94Last4 !== null || passportLast4 !== null);
  if (citizenship === 'citizen' || citizenship === 'national' || uscisLast4 !== null || hasOther) return;
  const message =
    citizenship === 'permanent_resident'
      ? 'Enter your USCIS number or A-Number'
      : 'Enter your A-Number, I-94 number or passport number';
  throw new DomainError('eligibility.number_missing', 'rule_broken', message, { path: 'uscisNumber' });
}

/**
 * Work may have begun before the hire was written down. It never began before the law, after the last day, or years ahead.
 * @throws DomainError `eligibility.first_day` (rule_broken)
 */
export function assertFirstDay(
  { firstDayOn }: Section2,
  { endedOn }: { readonly endedOn: Day | null },
  today: Day,
): void {
  const latest = endedOn ?? daysAfter(today, DAYS_AHEAD);
  if (firstDayOn > FORM_I9.hiredAfter && firstDayOn <= latest) return;
  const message = 'Enter the day on which they began to work, or will begin';
  throw new DomainError('eligibility.first_day', 'rule_broken', message, { path: 'firstDayOn' });
}
