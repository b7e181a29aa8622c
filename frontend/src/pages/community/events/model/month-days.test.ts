import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, rangeOf, weeksOf } from './month-days.ts';

describe('a month of the calendar', () => {
  it('the month consists of whole weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2027-02-10');
    expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
      ['2027-01-31', '2027-02-06'],
      ['2027-02-07', '2027-02-13'],
      ['2027-02-14', '2027-02-20'],
      ['2027-02-21', '2027-02-27'],
      ['2027-02-28', '2027-03-06'],
    ]);
  });

  it('the month has each day once when clocks change', () => {
    for (const month of ['2027-03-01', '2027-11-01']) {
      const days = weeksOf(month).flat();
      expect(new Set(days).size).toBe(days.length);
    }
  });

  it("the month's range includes one more day at both ends", () => {
    expect(rangeOf('2027-02-10')).toEqual({ from: '2027-01-30T00:00:00Z', to: '2027-03-08T00:00:00Z' });
  });

  it("the next month's date is limited to its last day", () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
  });
});

it.each([
  ['ArrowLeft', '2027-02-28'],
  ['ArrowRight', '2027-03-02'],
  ['ArrowUp', '2027-02-22'],
  ['ArrowDown', '2027-03-08'],
  ['Home', '2027-02-28'],
  ['End', '2027-03-06'],
  ['PageUp', '2027-02-01'],
  ['PageDown', '2027-04-01'],
  ['x', undefined],
])('%s moves from March 1 to %s', (key, day) => {
  expect(dayAfterKey(key, '2027-03-01')).toBe(day);
});
