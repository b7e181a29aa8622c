import { describe, expect, it } from 'vitest';
import type { ReferralMilestone } from '#contract/hiring/referral.ts';
import { earningsByMonth } from './earnings-by-month.ts';
import { nextAction } from './next-action.ts';

describe('the next best action', () => {
  it.each([
    [2, 5, 3, 'payouts', 'high'],
    [0, 5, 0, 'jobs', 'medium'],
    [0, 0, 3, 'later', 'low'],
    [0, 0, 0, 'invite', 'low'],
  ] as const)(
    'the next action with %i payouts, %i jobs, and %i referrals is %s (%s)',
    (payouts, jobs, referrals, kind, priority) => {
      expect(nextAction(payouts, jobs, referrals)).toEqual({ kind, priority });
    },
  );
});

describe('earnings by month', () => {
  const part = (amount: string, day: string, status: ReferralMilestone['status']): ReferralMilestone => {
    return { id: null, percent: 25, amount, dueAt: `${day}T00:00:00.000Z`, status };
  };

  it('the months include the dated parts of bonuses, paid or coming', () => {
    const milestones = [part('125.00', '2026-12-10', 'paid'), part('375.00', '2027-01-09', 'coming')];
    expect(earningsByMonth([{ milestones }])).toEqual([
      { month: '2026-12', paid: 125, coming: 0 },
      { month: '2027-01', paid: 0, coming: 375 },
    ]);
  });

  it('the months have no gaps', () => {
    const milestones = [part('1.00', '2027-03-10', 'coming'), part('1.00', '2026-12-10', 'paid')];
    const months = earningsByMonth([{ milestones }]).map(({ month }) => month);
    expect(months).toEqual(['2026-12', '2027-01', '2027-02', '2027-03']);
  });

  it('the months leave out parts without a date and void ones', () => {
    const planned = { ...part('125.00', '2026-12-10', 'planned'), dueAt: null };
    expect(earningsByMonth([{ milestones: [planned, part('375.00', '2026-12-10', 'void')] }])).toEqual([]);
  });
});
