import type { Referral } from '#contract/hiring/referral.ts';

export interface NextPayout {
  /** The due date of the earliest coming part. */
  readonly dueAt: string;
  /** The total of that day in dollars. */
  readonly amount: number;
}

/** The next day with bonus payments; null if no part has a date, or all wait for the worker. */
export function nextPayout(referrals: readonly Pick<Referral, 'milestones'>[]): NextPayout | null {
  const coming = referrals
    .flatMap(({ milestones }) => milestones)
    .flatMap(({ status, dueAt, amount }) => (status === 'coming' && dueAt ? [{ dueAt, amount }] : []))
    .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  const [first] = coming;
  if (!first) return null;
  const cents = coming
    .filter(({ dueAt }) => dueAt.slice(0, 10) === first.dueAt.slice(0, 10))
    .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  return { dueAt: first.dueAt, amount: cents / 100 };
}
