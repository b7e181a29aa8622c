import { describe, expect, it } from 'vitest';
import { NO_REFERRALS } from '#shared/testing/no-referrals.ts';
import { tabOf } from './dashboard-tabs.ts';
import { nextAction } from './next-action.ts';

interface Counts {
  readonly activeJobs: number;
  readonly pending: number;
  readonly totalReferrals: number;
  readonly signed?: number;
}

describe('the next best action of an employer', () => {
  it.each<[Counts, string, string]>([
    [{ activeJobs: 0, pending: 3, totalReferrals: 3 }, 'post', 'high'],
    [{ activeJobs: 1, pending: 3, totalReferrals: 3 }, 'review', 'high'],
    [{ activeJobs: 1, pending: 0, totalReferrals: 3, signed: 1 }, 'hire', 'high'],
    [{ activeJobs: 1, pending: 0, totalReferrals: 0 }, 'share', 'medium'],
    [{ activeJobs: 1, pending: 0, totalReferrals: 2 }, 'another', 'low'],
  ])('the next action for %o is to %s', ({ signed = 0, ...counts }, kind, priority) => {
    expect(nextAction({ ...counts, byStatus: { ...NO_REFERRALS, offer_signed: signed } }, false)).toEqual({
      kind,
      priority,
    });
    const unpaid = nextAction({ ...counts, byStatus: { ...NO_REFERRALS, offer_signed: signed } }, true);
    expect(unpaid).toEqual({ kind: 'payPlan', priority: 'high' });
  });
});

it('an unknown tab in the address opens the jobs', () => {
  expect(tabOf(null)).toBe('jobs');
  expect(tabOf('money')).toBe('jobs');
  expect(tabOf('billing')).toBe('billing');
});
