import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { Milestone } from '../bonus/milestone.ts';
import { PayoutSchedule } from './payout-schedule.ts';

const hiredAt = new Date('2026-03-02T09:00:00.000Z');
const day = (n: number) => new Date(hiredAt.getTime() + n * 86_400_000);
const committed = (bonusCents: number) => ({
  obligationId: 'obligation',
  referralId: asId<'referral'>('referral'),
  jobId: asId<'job'>('job'),
  employerId: asId<'user'>('employer'),
  referrerId: asId<'user'>('referrer'),
  bonus: Money.ofCents(bonusCents),
  hiredAt,
});
const plan = (bonusCents: number) => Milestone.plan(committed(bonusCents), PayoutSchedule.standard, hiredAt);

/** Percents that sum to 100, at increasing days. */
const schedules = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 })
  .map((cuts) => cuts.toSorted((a, b) => a - b).concat(100))
  .map((cuts) =>
    PayoutSchedule.of(cuts.map((cut, n) => ({ percent: cut - (cuts[n - 1] ?? 0), days: n * 15 }))),
  );

describe('the payout schedule', () => {
  it('the standard schedule pays a quarter after 30 days and the rest after 60', () => {
    const parts = PayoutSchedule.standard.split(Money.ofDollars('500.01'), hiredAt);
    expect(parts.map(({ amount, dueAt }) => [amount.toDollars(), dueAt])).toEqual([
      ['125.00', day(30)],
      ['375.01', day(60)],
    ]);
  });

  it('a schedule describes itself in words', () => {
    expect(PayoutSchedule.standard.describe()).toBe('25% 30 days and 75% 60 days after the hire');
  });

  it('the parts add up to the bonus for every amount and every schedule', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 100_000_00 }), (schedule, cents) => {
        const parts = schedule.split(Money.ofCents(cents), hiredAt);
        expect(Money.sum(parts.map(({ amount }) => amount)).cents).toBe(cents);
        expect(parts.every(({ amount }) => amount.isPositive())).toBe(true);
      }),
    );
  });

  it.each([
    [[{ percent: 99, days: 30 }]],
    [
      [
        { percent: 50, days: 30 },
        { percent: 50, days: 30 },
      ],
    ],
    [
      [
        { percent: 12.5, days: 1 },
        { percent: 87.5, days: 2 },
      ],
    ],
    [[]],
  ])('a schedule of %j is refused', (terms) => {
    expect(() => PayoutSchedule.of(terms)).toThrow(RangeError);
  });
});

describe('a milestone', () => {
  it('a milestone is released on its due date, once', () => {
    const [first] = plan(500_00);
    expect(() => first?.release(new Date(day(30).getTime() - 1))).toThrow(
      expect.objectContaining({ code: 'billing.milestone_not_due' }),
    );
    first?.release(day(30));
    first?.release(day(31));
    expect(first?.pullEvents().map(({ name }) => name)).toEqual(['billing.milestone_released']);
  });

  it('a milestone can be voided only before its due date', () => {
    const [first, second] = plan(500_00);
    first?.voidUnlessEarned(day(30));
    expect(first?.pullEvents()).toEqual([]);
    second?.voidUnlessEarned(day(30));
    expect(second?.pullEvents().map(({ name }) => name)).toEqual(['billing.milestone_voided']);
    expect(() => second?.release(day(60))).toThrow(
      expect.objectContaining({ code: 'billing.milestone_voided' }),
    );
  });

  it('a new milestone has every field', () => {
    expect(plan(1).flatMap((milestone) => Object.values(milestone))).not.toContain(undefined);
  });
});
