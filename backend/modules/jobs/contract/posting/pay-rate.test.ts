import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { hourlyCents, isPayUnclear, parsePayRate, writtenPayRate } from '../vocabulary/pay-rate.ts';

describe('pay in words', () => {
  it.each([
    ['$25/hour', 25_00, 25_00, 'hour'],
    ['25-30 an hour', 25_00, 30_00, 'hour'],
    ['$25.50 - $30/hr + overtime', 25_50, 30_00, 'hour'],
    ['$60k a year', 60_000_00, 60_000_00, 'year'],
    ['60-70k per year', 60_000_00, 70_000_00, 'year'],
    ['$52,000 annually', 52_000_00, 52_000_00, 'year'],
    ['$200 per day', 200_00, 200_00, 'day'],
    ['1,500 weekly', 1_500_00, 1_500_00, 'week'],
    ['$4000 / month', 4_000_00, 4_000_00, 'month'],
    ['$5000 flat', 5_000_00, 5_000_00, 'project'],
    ['25', 25_00, 25_00, 'hour'],
    ['$25 la hora', 25_00, 25_00, 'hour'],
    ['$25 a $30 por hora', 25_00, 30_00, 'hour'],
    ['$200 al día', 200_00, 200_00, 'day'],
    ['$60,000 al año', 60_000_00, 60_000_00, 'year'],
    ['$1,200 semanales', 1_200_00, 1_200_00, 'week'],
    ['401k match, $28 to $32 hourly', 28_00, 32_00, 'hour'],
  ] as const)('"%s"', (text, amountCents, maxCents, period) => {
    expect(parsePayRate(text)).toEqual({ amountCents, maxCents, period });
  });

  it.each(['', 'depends on experience', '$0/hour', 'negotiable'])('cannot read "%s"', (text) => {
    expect(parsePayRate(text)).toBeNull();
  });

  it('never fails, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const pay = parsePayRate(text);
        expect(
          pay === null || (Number.isSafeInteger(pay.amountCents) && pay.maxCents >= pay.amountCents),
        ).toBe(true);
      }),
    );
  });

  it('reads back any amount by the hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_99 }), (cents) => {
        const text = `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}/hour`;
        expect(parsePayRate(text)?.amountCents).toBe(cents);
      }),
    );
  });

  it('counts 2080 hours a year and 8 a day', () => {
    expect(hourlyCents({ amountCents: 52_000_00, period: 'year' })).toBe(25_00);
    expect(hourlyCents({ amountCents: 200_00, period: 'day' })).toBe(25_00);
    expect(hourlyCents({ amountCents: 200_00, period: 'project' })).toBeNull();
  });
});

describe('pay as people type it', () => {
  it.each([
    ['25', '$25/hour'],
    ['$25', '$25/hour'],
    [' 25.50 ', '$25.50/hour'],
    ['25$', '$25/hour'],
    ['200', '$200/hour'],
    ['25-30', '$25-30/hour'],
    ['$25 to $30', '$25-30/hour'],
    ['25 a 30', '$25-30/hour'],
  ])('reads %s as %s', (typed, kept) => {
    expect(writtenPayRate(typed)).toBe(kept);
    expect(writtenPayRate(kept)).toBe(kept);
  });

  it.each(['$25/hour', '25 an hour', '201', '0', '900', '60000', '$60k a year', 'DOE', '', '25-300'])(
    'leaves %s as it is',
    (typed) => {
      expect(writtenPayRate(typed)).toBe(typed);
    },
  );

  it('asks only where there is an amount and nobody can tell for how long', () => {
    expect(['900', '$1,500', '0'].filter((typed) => !isPayUnclear(typed))).toEqual([]);
    expect(['25', '$60,000', '900/week', 'DOE', ''].filter(isPayUnclear)).toEqual([]);
  });
});
