import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { earlyPayoutOf } from './early-payout.ts';

describe('the fee of an early part of a bonus', () => {
  it.each([
    ['500.00', '7.50', '492.50'],
    ['375.00', '5.63', '369.37'],
    ['125.00', '1.88', '123.12'],
    ['60.00', '1.00', '59.00'],
    ['1.01', '1.00', '0.01'],
  ])('the early fee of $%s is $%s, and $%s arrive', (amount, fee, payout) => {
    const quote = earlyPayoutOf(Money.ofDollars(amount));
    expect([quote?.fee.toDollars(), quote?.payout.toDollars()]).toEqual([fee, payout]);
  });

  it('an early payout of a dollar leaves nothing', () => {
    expect(earlyPayoutOf(Money.ofDollars('1.00'))).toBeNull();
  });

  it('the early fee and the net amount always sum to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000_000 }), (cents) => {
        const quote = earlyPayoutOf(Money.ofCents(cents));
        expect(quote?.fee.plus(quote.payout).cents).toBe(cents);
        expect(quote?.payout.isPositive()).toBe(true);
      }),
    );
  });
});
