import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterBusinessDays, businessDayAfter, federalHolidays, isBusinessDay } from './business-days.ts';

const days = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(0, 10));

describe('business days', () => {
  it('business days leave out the federal holidays as they are observed', () => {
    expect(days(federalHolidays(2026))).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
    expect(days(federalHolidays(2027)).slice(-1)).toEqual(['2027-12-24']);
    expect(days(federalHolidays(2023))[0]).toBe('2023-01-02');
  });

  it('business days leave out a New Year’s Day that is observed in the old year', () => {
    expect(isBusinessDay(new Date('2027-12-31T00:00:00Z'))).toBe(false);
    expect(isBusinessDay(new Date('2026-12-31T00:00:00Z'))).toBe(true);
  });

  it.each([
    // Friday 20 November 2026, the week of Thanksgiving: Mon, Tue, Wed, Fri, Mon.
    ['2026-11-20T15:00:00Z', '2026-12-01T12:00:00.000Z'],
    // A Monday: Tuesday to the next Monday.
    ['2026-03-02T00:00:00Z', '2026-03-10T12:00:00.000Z'],
    // A Saturday: Monday to Friday.
    ['2026-03-07T23:59:59.999Z', '2026-03-14T12:00:00.000Z'],
    // Christmas Eve: 28 to 31 December, then the first working day of January.
    ['2026-12-24T15:00:00Z', '2027-01-05T12:00:00.000Z'],
  ])('five business days after %s are over at %s', (from, until) => {
    expect(afterBusinessDays(new Date(from), 5).toISOString()).toBe(until);
  });

  it('business days are counted in full for any day', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 20 }), (from, count) => {
        const until = afterBusinessDays(from, count);
        let passed = 0;
        const day = new Date(from);
        day.setUTCHours(0, 0, 0, 0);
        for (;;) {
          day.setUTCDate(day.getUTCDate() + 1);
          if (day.getTime() + 86_400_000 > until.getTime()) break;
          if (isBusinessDay(day)) passed += 1;
        }
        expect(passed).toBe(count);
      }),
    );
  });

  it.each([
    ['2026-11-25', 3, '2026-12-01'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-12-24', 0, '2026-12-24'],
  ])('after %s, %i business days end on %s', (day, count, until) => {
    expect(businessDayAfter(day, count)).toBe(until);
  });
});
