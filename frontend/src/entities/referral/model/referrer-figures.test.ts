import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REFERRAL_STATUSES, type ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { nextPayout } from './next-payout.ts';
import { referrerFigures } from './referrer-figures.ts';

type Part = Referral['milestones'][number];

function referral(status: ReferralStatus, referralBonus: string, milestones: readonly Part[] = []): Referral {
  return sampleReferral({
    status,
    job: { ...sampleReferral().job, referralBonus },
    milestones: [...milestones],
  });
}

function part(status: Part['status'], amount: string): Part {
  return {
    id: null,
    percent: 25,
    amount,
    dueAt: status === 'planned' ? null : '2026-12-20T00:00:00.000Z',
    status,
  };
}

it('the figures count referrals and add up the bonuses of hired and completed ones', () => {
  const list = [
    referral('submitted', '100.00'),
    referral('contacted', '100.00'),
    referral('interviewing', '100.00'),
    referral('hired', '500.10'),
    referral('completed', '250.20'),
    referral('rejected', '900.00'),
  ];
  expect(referrerFigures(list)).toMatchObject({
    total: 6,
    pending: 2,
    successful: 2,
    completed: 1,
    earnings: 750.3,
    owed: 750.3,
  });
  expect(referrerFigures([]).earnings).toBe(0);
});

it('the earnings consist of paid, coming, owed, and canceled parts; rewards are separate', () => {
  const list = [
    referral('completed', '500.00', [part('paid', '125.00'), part('coming', '375.00')]),
    referral('hired', '200.00', [part('waiting', '50.00'), part('void', '150.00')]),
    referral('hired', '80.00', [part('planned', '20.00'), part('planned', '60.00')]),
    { ...referral('completed', '0.00'), payout: '58.00' },
  ];
  expect(referrerFigures(list)).toMatchObject({
    earnings: 780,
    paid: 125,
    coming: 425,
    owed: 80,
    canceled: 150,
    rewards: 58,
  });
});

const cents = fc.integer({ min: 0, max: 500_000 });
const statuses = fc.constantFrom<Part['status']>('paid', 'coming', 'waiting', 'void', 'planned');
const anyReferral = fc
  .record({
    status: fc.constantFrom(...REFERRAL_STATUSES),
    cents,
    first: statuses,
    second: statuses,
    isPlannedTwice: fc.boolean(),
  })
  .map((one) => {
    const quarter = Math.floor(one.cents / 4);
    const dollars = (amount: number): string => (amount / 100).toFixed(2);
    const planned = [part(one.first, dollars(quarter)), part(one.second, dollars(one.cents - quarter))];
    // A payment that was disputed and paid again plans its parts twice.
    const parts = one.isPlannedTwice
      ? [...planned.map((old) => ({ ...old, status: 'void' as const })), ...planned]
      : planned;
    return referral(one.status, dollars(one.cents), parts);
  });

it('the parts always add up to the earnings, and the next payout is part of the coming amount', () => {
  const round = (dollars: number): number => Math.round(dollars * 100);
  fc.assert(
    fc.property(fc.array(anyReferral, { maxLength: 8 }), (list) => {
      const { earnings, paid, coming, owed, canceled } = referrerFigures(list);
      expect(round(paid) + round(coming) + round(owed) + round(canceled)).toBe(round(earnings));
      expect(Math.min(paid, coming, owed, canceled)).toBeGreaterThanOrEqual(0);
      const hires = list.filter(({ status }) => status === 'hired' || status === 'completed');
      expect(round(nextPayout(hires)?.amount ?? 0)).toBeLessThanOrEqual(round(coming));
    }),
  );
});

it("a hire's reward is not part of its bonus, and a part that was planned again counts once", () => {
  const list = [
    { ...referral('completed', '1300.00', [part('paid', '1300.00')]), payout: '58.00' },
    referral('completed', '1000.00', [
      part('void', '1000.00'),
      part('paid', '325.00'),
      part('coming', '675.00'),
    ]),
  ];
  expect(referrerFigures(list)).toMatchObject({
    earnings: 2300,
    paid: 1625,
    coming: 675,
    owed: 0,
    canceled: 0,
    rewards: 58,
  });
});
