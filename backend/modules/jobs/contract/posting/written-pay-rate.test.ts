import { describe, expect, it } from 'vitest';
import { isPayUnclear, writtenPayRate } from '../vocabulary/pay-rate.ts';

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
    ['25,50', '$25.50/hour'],
  ])('the reader turns %s into %s', (typed, kept) => {
    expect(writtenPayRate(typed)).toBe(kept);
    expect(writtenPayRate(kept)).toBe(kept);
  });

  it.each(['$25/hour', '25 an hour', '201', '0', '900', '60000', '$60k a year', 'DOE', '', '25-300'])(
    'the reader leaves %s unchanged',
    (typed) => {
      expect(writtenPayRate(typed)).toBe(typed);
    },
  );

  it('the form asks only about an amount without a clear period', () => {
    expect(['900', '$1,500', '0'].filter((typed) => !isPayUnclear(typed))).toEqual([]);
    expect(
      ['25', '$60,000', '900/week', 'DOE', '', '$0.65/mile', '$1,000 sign-on'].filter(isPayUnclear),
    ).toEqual([]);
  });
});
