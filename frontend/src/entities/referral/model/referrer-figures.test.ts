import { expect, it } from 'vitest';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import { referrerFigures } from './referrer-figures.ts';

function referral(status: ReferralStatus, referralBonus: string) {
  const job = { id: '', title: '', company: '', location: '', payRate: '', schedule: '', referralBonus };
  return { status, job };
}

it('counts what is pending and successful, and sums the bonuses of hired and completed referrals', () => {
  const list = [
    referral('submitted', '100.00'),
    referral('contacted', '100.00'),
    referral('interviewing', '100.00'),
    referral('hired', '500.10'),
    referral('completed', '250.20'),
    referral('rejected', '900.00'),
  ];
  expect(referrerFigures(list)).toEqual({
    total: 6,
    pending: 2,
    successful: 2,
    completed: 1,
    earnings: 750.3,
  });
  expect(referrerFigures([]).earnings).toBe(0);
});
