import { describe, expect, it } from 'vitest';
import { bonusParts } from './bonus-parts.ts';

describe('the parts of a bonus', () => {
  it('are a quarter after 30 days and the rest after 60', () => {
    expect(bonusParts('500.00')).toEqual([
      { amount: 125, days: 30 },
      { amount: 375, days: 60 },
    ]);
  });

  it('add up to the bonus to the cent', () => {
    for (let cents = 1; cents < 2000; cents += 7) {
      const parts = bonusParts((cents / 100).toFixed(2));
      expect(Math.round(parts.reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(cents);
    }
  });

  it('are none while the bonus is not set', () => {
    expect(bonusParts('0.00')).toEqual([]);
    expect(bonusParts('soon')).toEqual([]);
  });
});
