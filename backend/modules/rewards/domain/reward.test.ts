import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { Reward } from './reward.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const earned = (hires = 3) =>
  Reward.earn(
    {
      referrerId: asId('referrer'),
      referralId: asId('referral'),
      jobId: asId('job'),
      employerId: asId('employer'),
      workerName: 'Walt Ames',
      jobTitle: 'Framer',
      employerCompany: 'Lone Star Builders',
      hires,
    },
    at,
  );
const shown = (base: string, boost = '0.00', pointsSpent = 0) => ({
  basePayout: Money.ofDollars(base),
  tempBoost: Money.ofDollars(boost),
  pointsSpent,
});
const available = () => {
  const reward = earned();
  reward.makeAvailable(at);
  return reward;
};
const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });
const eventsOf = (reward: Reward): string[] => reward.pullEvents().map(({ name }) => name);

describe('a reward', () => {
  it('a new reward has every field and the tier of its hire', () => {
    expect(Object.values(earned())).not.toContain(undefined);
    expect(earned(3)).toMatchObject({
      tier: 'silver',
      rewardAmountCents: 75_00,
      tierMultiplier: 1.5,
      status: 'pending',
    });
  });

  it('a reward can be claimed once, after the work is completed', () => {
    expect(() => earned().claim(shown('75.00'), 0, at)).toThrow(
      refusal('rewards.not_completed', 'rule_broken'),
    );
    const reward = available();
    expect(reward.claim(shown('75.00'), 0, at).totalPayout.toDollars()).toBe('75.00');
    expect(() => reward.claim(shown('75.00'), 0, at)).toThrow(refusal('rewards.already_claimed', 'conflict'));
  });

  it('a boost requires enough points', () => {
    const boosted = shown('75.00', '10.00', 275);
    expect(() => available().claim(boosted, 274, at)).toThrow(
      refusal('rewards.too_few_points', 'rule_broken'),
    );
    const reward = available();
    expect(reward.claim(boosted, 275, at)).toMatchObject({ pointsSpent: 275 });
    expect(reward.total.toDollars()).toBe('85.00');
  });

  it.each([
    ['another reward', shown('100.00')],
    ['another boost', shown('75.00', '15.00', 275)],
    ['a boost for nothing', shown('75.00', '10.00', 0)],
    ['points for nothing', shown('75.00', '0.00', 275)],
  ])('a claim with %s returns the right figures', (_name, figures) => {
    expect(() => available().claim(figures, 1000, at)).toThrow(
      refusal('rewards.figures_changed', 'conflict'),
    );
  });

  it('a lost hire voids its reward, unless the reward was claimed', () => {
    const lost = available();
    lost.pullEvents();
    lost.void(at);
    expect(eventsOf(lost)).toEqual(['rewards.reward_voided']);
    const claimed = available();
    claimed.claim(shown('75.00'), 0, at);
    claimed.pullEvents();
    claimed.void(at);
    expect(eventsOf(claimed)).toEqual([]);
    claimed.markPaid('balance', at);
    expect(eventsOf(claimed)).toEqual(['rewards.reward_paid']);
    claimed.void(at);
    expect(eventsOf(claimed)).toEqual([]);
    expect(claimed.status).toBe('paid');
  });

  it('a restored hire earns the reward again with the current tier', () => {
    const reward = earned(3);
    reward.pullEvents();
    reward.earnAgain(6, at);
    expect(eventsOf(reward)).toEqual([]);
    reward.void(at);
    reward.earnAgain(6, at);
    expect(eventsOf(reward)).toEqual(['rewards.reward_voided', 'rewards.reward_earned']);
    expect(reward).toMatchObject({ status: 'pending', tier: 'gold', rewardAmountCents: 100_00 });
  });

  it('random steps pay a reward at most once', () => {
    const step = fc.constantFrom('available', 'hold', 'claim', 'pay', 'void', 'again');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const reward = earned();
        const names = steps.flatMap((name) => done(reward, name));
        expect(names.filter((name) => name === 'rewards.reward_paid').length).toBeLessThanOrEqual(1);
        expect(names.filter((name) => name === 'rewards.reward_claimed').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

function done(reward: Reward, step: string): string[] {
  const steps: Record<string, () => unknown> = {
    available: () => reward.makeAvailable(at),
    hold: () => reward.holdBack(at),
    claim: () => reward.claim(shown('75.00'), 0, at),
    pay: () => reward.markPaid('balance', at),
    void: () => reward.void(at),
    again: () => reward.earnAgain(3, at),
  };
  try {
    steps[step]?.();
    return eventsOf(reward);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
