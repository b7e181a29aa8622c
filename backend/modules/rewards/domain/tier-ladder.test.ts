import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIERS } from '#contract/hiring/vocabulary/tiers.ts';
import { TierLadder } from './tier-ladder.ts';

const hires = fc.nat({ max: 1000 });
const rank = (count: number) => TIERS.indexOf(TierLadder.tierFor(count));

describe('the tier ladder', () => {
  it.each([
    [0, 'bronze', '50.00'],
    [1, 'bronze', '50.00'],
    [2, 'bronze', '50.00'],
    [3, 'silver', '75.00'],
    [5, 'silver', '75.00'],
    [6, 'gold', '100.00'],
    [9, 'gold', '100.00'],
    [10, 'platinum', '150.00'],
    [500, 'platinum', '150.00'],
  ] as const)('hire %i is %s and earns $%s', (count, tier, reward) => {
    expect(TierLadder.tierFor(count)).toBe(tier);
    expect(TierLadder.rewardOf(tier).toDollars()).toBe(reward);
  });

  it.each([
    ['bronze', '8.00', 175],
    ['silver', '10.00', 275],
    ['gold', '15.00', 400],
    ['platinum', '30.00', 550],
  ] as const)('a boost of a %s reward adds $%s for %i points', (tier, amount, points) => {
    const boost = TierLadder.boostOf(tier);
    expect([boost.amount.toDollars(), boost.points]).toEqual([amount, points]);
  });

  it('the tier never drops with another hire', () => {
    fc.assert(
      fc.property(hires, (count) => {
        expect(rank(count + 1)).toBeGreaterThanOrEqual(rank(count));
      }),
    );
  });

  it('the ladder shows the right number of missing hires', () => {
    fc.assert(
      fc.property(hires, (count) => {
        const { tier, next, progressToNext } = TierLadder.progress(count);
        expect(progressToNext === 100).toBe(next === null);
        if (!next) return;
        expect(TierLadder.tierFor(count + next.hiresNeeded)).toBe(next.tier);
        expect(TierLadder.tierFor(count + next.hiresNeeded - 1)).toBe(tier);
      }),
    );
  });

  it('the ladder shows the progress within the current tier', () => {
    const progress = [0, 1, 2, 3, 4, 9, 10].map((count) => TierLadder.progress(count).progressToNext);
    expect(progress).toEqual([0, 33, 66, 0, 33, 75, 100]);
  });

  it('each tier multiplies the bronze reward', () => {
    for (const tier of TIERS) {
      const product = TierLadder.baseReward.cents * TierLadder.multiplierOf(tier);
      expect(product).toBe(TierLadder.rewardOf(tier).cents);
    }
  });
});
