import { describe, expect, it } from 'vitest';
import { earningsByMonth } from './earnings-by-month.ts';
import { nextAction } from './next-action.ts';

const job = {
  id: '',
  title: '',
  company: '',
  location: '',
  payRate: '',
  schedule: '',
  referralBonus: '500.00',
};

describe('the next best action', () => {
  it.each([
    [2, 5, 'payouts', 'high'],
    [0, 5, 'jobs', 'medium'],
    [0, 0, 'later', 'low'],
  ] as const)('with %i payouts and %i jobs is %s (%s)', (payouts, jobs, kind, priority) => {
    expect(nextAction(payouts, jobs)).toEqual({ kind, priority });
  });
});

describe('earnings by month', () => {
  const hiredAt = '2026-11-10T00:00:00.000Z';
  const hired = { status: 'hired', hiredAt, bonusPaidAt: hiredAt, job } as const;

  it('are the parts of committed bonuses, paid or coming', () => {
    expect(earningsByMonth([hired], Date.parse('2026-12-20T00:00:00.000Z'))).toEqual([
      { month: '2026-12', paid: 125, coming: 0 },
      { month: '2027-01', paid: 0, coming: 375 },
    ]);
  });

  it('have no gaps', () => {
    const later = { ...hired, hiredAt: '2027-03-10T00:00:00.000Z' };
    const months = earningsByMonth([later, hired], 0).map(({ month }) => month);
    expect(months).toEqual(['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']);
  });

  it('leave out what is not committed', () => {
    const now = Date.parse('2027-12-20T00:00:00.000Z');
    expect(
      earningsByMonth(
        [
          { ...hired, bonusPaidAt: null },
          { ...hired, status: 'rejected' },
        ],
        now,
      ),
    ).toEqual([]);
  });
});
