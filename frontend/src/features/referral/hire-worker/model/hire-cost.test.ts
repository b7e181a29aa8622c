import { describe, expect, it } from 'vitest';
import { hireCost } from './hire-cost.ts';

describe('the cost of a hire', () => {
  it('is the bonus and the add-ons, without the fees of an offer', () => {
    const cost = hireCost([
      { kind: 'referralBonus', label: 'Referral bonus', amount: '500.10' },
      { kind: 'letterFee', label: 'Letter', amount: '25.00' },
      { kind: 'drugTest', label: 'Drug test', amount: '50.20' },
      { kind: 'platformFee', label: 'Platform fee', amount: '448.00' },
    ]);
    expect(cost.lines.map((line) => line.kind)).toEqual(['referralBonus', 'drugTest']);
    expect(cost.total).toBe('550.30');
  });

  it('is nothing where all of it is charged already', () => {
    expect(hireCost([])).toEqual({ lines: [], total: '0.00' });
  });
});
