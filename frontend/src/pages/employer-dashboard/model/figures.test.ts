import { describe, expect, it } from 'vitest';
import type { Job } from '../../../entities/job/index.ts';
import type { Referral } from '../../../entities/referral/index.ts';
import { figuresOf, funnelOf } from './figures.ts';

function referral(facts: Partial<Referral>): Referral {
  const job = { referralBonus: '500.00' };
  return { status: 'submitted', previousStatus: null, bonusPaidAt: null, job, ...facts } as Referral;
}

describe('the figures of an employer', () => {
  it('count active jobs, hires and the bonuses that are paid', () => {
    const jobs = [{ isActive: true }, { isActive: false }] as Job[];
    const referrals = [
      referral({}),
      referral({ status: 'hired', bonusPaidAt: '2026-11-20T00:00:00.000Z' }),
      referral({ status: 'completed', bonusPaidAt: '2026-11-20T00:00:00.000Z' }),
      referral({ status: 'hired' }),
    ];
    expect(figuresOf(jobs, referrals)).toEqual({
      activeJobs: 1,
      totalReferrals: 4,
      successfulHires: 3,
      bonusesPaid: 1000,
    });
  });

  it('narrow down step by step, rejected ones up to where they were rejected', () => {
    const funnel = funnelOf([
      referral({}),
      referral({ status: 'interviewing' }),
      referral({ status: 'rejected', previousStatus: 'contacted' }),
      referral({ status: 'rejected' }),
    ]);
    expect(funnel.map((step) => step.reached)).toEqual([4, 2, 1, 0, 0, 0, 0]);
    expect(funnel.map((step) => step.now)).toEqual([1, 0, 1, 0, 0, 0, 0]);
  });
});
