import { expect, it } from 'vitest';
import type { Referral } from '#contract/hiring/referral.ts';
import { nextPayout } from './next-payout.ts';

type Part = Referral['milestones'][number];

const part = (dueAt: string | null, amount: string, status: Part['status'] = 'coming'): Part => ({
  id: null,
  percent: 25,
  dueAt,
  amount,
  status,
});

it('the next payout is the sum of all coming parts on the earliest day', () => {
  const one = {
    milestones: [part('2026-12-20T10:00:00.000Z', '125.00'), part('2027-01-19T10:00:00.000Z', '375.00')],
  };
  const other = { milestones: [part('2026-12-20T18:00:00.000Z', '62.50')] };
  expect(nextPayout([one, other])).toEqual({ dueAt: '2026-12-20T10:00:00.000Z', amount: 187.5 });
});

it('the next payout excludes parts that are paid, canceled, planned, or waiting for the worker', () => {
  const statuses = ['paid', 'void', 'planned', 'waiting'] as const;
  const milestones = statuses.map((status) => part('2026-12-20T10:00:00.000Z', '125.00', status));
  expect(nextPayout([{ milestones }])).toBeNull();
  expect(nextPayout([])).toBeNull();
});
