import { describe, expect, it } from 'vitest';
import { bonusParts } from './bonus-parts.ts';

describe('the parts of a bonus', () => {
  it('a quarter is due on day 30 and the rest on day 60 after the hire', () => {
    expect(bonusParts('500.00', '2026-12-15T10:00:00.000Z')).toEqual([
      { percent: 25, days: 30, amount: '125.00', dueAt: '2027-01-14T10:00:00.000Z' },
      { percent: 75, days: 60, amount: '375.00', dueAt: '2027-02-13T10:00:00.000Z' },
    ]);
  });

  it.each(['0.01', '0.02', '0.03', '99.99', '333.33', '100000.00'])('the parts add up to %s', (bonus) => {
    const sum = bonusParts(bonus, null).reduce((total, part) => total + Number(part.amount), 0);
    expect(sum.toFixed(2)).toBe(bonus);
  });

  it('the parts have no dates before the hire, and a missing bonus has no parts', () => {
    expect(bonusParts('500.00', null).map((part) => part.dueAt)).toEqual([null, null]);
    expect(bonusParts('0.00', null)).toEqual([]);
    expect(bonusParts('soon', null)).toEqual([]);
  });
});
