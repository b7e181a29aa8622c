import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '#kernel/business-days.ts';
import { WEEKDAYS } from '../../contract/vocabulary/weekdays.ts';
import { USUAL_TERMS } from '../../testing/usual-terms.ts';
import {
  dayIn,
  daysAfter,
  nextReminder,
  retentionDay,
  isShortJob,
  section2DueOn,
  type WorkTime,
  yearsAfter,
  yearsBetween,
} from './i9-dates.ts';

const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('section 2', () => {
  it.each([
    // A Monday with Veterans Day between: Friday.
    ['2026-11-09', '2026-11-13'],
    // The Wednesday before Thanksgiving: Friday, Monday, Tuesday.
    ['2026-11-25', '2026-12-01'],
    // A Saturday: Monday, Tuesday, Wednesday.
    ['2026-11-14', '2026-11-18'],
    // Christmas is a Friday.
    ['2026-12-23', '2026-12-29'],
  ])('section 2 with a first day of %s is due on %s', (firstDay, due) => {
    expect(section2DueOn(firstDay, USUAL_TERMS)).toBe(due);
  });

  const week = fc.record({
    workdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    closedOnHolidays: fc.boolean(),
  });
  const isWorked = (day: string, { workdays, closedOnHolidays }: Omit<WorkTime, 'expectedEndOn'>): boolean =>
    isBusinessDay(new Date(`${day}T00:00:00Z`), {
      workdays: workdays.map((name) => WEEKDAYS.indexOf(name)),
      closedOnHolidays,
    });
  const countWorked = (from: string, until: string, time: Omit<WorkTime, 'expectedEndOn'>): number => {
    let count = 0;
    for (let day = from; day <= until; day = daysAfter(day, 1)) if (isWorked(day, time)) count += 1;
    return count;
  };

  it('section 2 is due on the third business day of the company after any first day', () => {
    fc.assert(
      fc.property(days, week, (firstDay, time) => {
        const due = section2DueOn(firstDay, { ...time, expectedEndOn: null });
        expect(countWorked(daysAfter(firstDay, 1), due, time)).toBe(3);
        expect(isWorked(due, time)).toBe(true);
      }),
    );
  });

  it('section 2 is due on the first day of work only for a job under three business days', () => {
    fc.assert(
      fc.property(days, week, fc.integer({ min: 0, max: 20 }), (firstDay, time, length) => {
        const expectedEndOn = daysAfter(firstDay, length);
        const isShort = countWorked(firstDay, expectedEndOn, time) < 3;
        expect(isShortJob(firstDay, { ...time, expectedEndOn })).toBe(isShort);
        expect(section2DueOn(firstDay, { ...time, expectedEndOn }) === firstDay).toBe(isShort);
      }),
    );
  });

  it.each([
    // A crew that works Saturdays: Thursday, Friday, Saturday.
    ['2026-11-18', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], true, '2026-11-21'],
    // It works on Thanksgiving, too.
    ['2026-11-24', ['mon', 'tue', 'wed', 'thu', 'fri'], false, '2026-11-27'],
    // A weekend crew: Sunday, Saturday, Sunday.
    ['2026-11-21', ['sun', 'sat'], true, '2026-11-29'],
  ] as const)(
    'section 2 with a first day of %s in a week of %j (closed on holidays: %s) is due on %s',
    (day, workdays, closedOnHolidays, due) => {
      expect(section2DueOn(day, { workdays, closedOnHolidays, expectedEndOn: null })).toBe(due);
    },
  );
});

describe('the retention', () => {
  it.each([
    ['2026-01-05', '2026-03-01', '2029-01-05'],
    ['2020-01-05', '2026-03-01', '2027-03-01'],
    ['2024-02-29', '2024-03-01', '2027-03-01'],
    ['2026-01-05', '2028-01-05', '2029-01-05'],
  ])('the retention of a hire on %s that ended on %s lasts to %s', (hired, ended, until) => {
    expect(retentionDay(hired, ended)).toBe(until);
  });

  it('lasts three years from the hire and a year from the end, whichever is later', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 20_000 }), (hired, worked) => {
        const ended = daysAfter(hired, worked);
        const until = retentionDay(hired, ended) ?? '';
        expect(until >= yearsAfter(hired, 3) && until >= yearsAfter(ended, 1)).toBe(true);
        expect([yearsAfter(hired, 3), yearsAfter(ended, 1)]).toContain(until);
        // Never shortened by a leap day.
        expect(yearsBetween(hired, until)).toBeGreaterThanOrEqual(3);
        expect(yearsBetween(ended, until)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('the retention has no end during employment', () => {
    expect(retentionDay('2026-01-05', null)).toBeNull();
  });
});

it('a reminder is said once a day of its plan, and never for a day that is gone', () => {
  const due = { kind: 'section1', on: '2026-11-20' } as const;
  expect(nextReminder(due, '2026-11-10', null)).toBe('2026-11-19');
  expect(nextReminder(due, '2026-11-19', '2026-11-19')).toBe('2026-11-20');
  expect(nextReminder(due, '2026-11-20', null)).toBe('2026-11-20');
  expect(nextReminder(due, '2026-11-21', '2026-11-20')).toBe('2026-11-21');
  expect(nextReminder(due, '2026-11-22', null)).toBeNull();
});

it('a reminder of what runs out never ends before it is done, however late it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('receipt', 'reverification', 'everify_ssn'),
      days,
      fc.nat(4000),
      (kind, on, late) => {
        const today = daysAfter(on, late);
        const next = nextReminder({ kind, on }, today, today) ?? '';
        expect(next > today && next <= daysAfter(today, 28)).toBe(true);
      },
    ),
  );
});

it('a day begins with the place', () => {
  const instant = new Date('2026-11-20T05:30:00Z');
  expect([dayIn('America/Chicago', instant), dayIn('America/New_York', instant)]).toEqual([
    '2026-11-19',
    '2026-11-20',
  ]);
});
