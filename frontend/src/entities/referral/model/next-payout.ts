import type { Referral } from '#contract/hiring/referral.ts';

export interface NextPayout {
  /** Of the earliest part that is coming. */
  readonly dueAt: string;
  /** Dollars of everything that comes on that day. */
  readonly amount: number;
}

/** The next day on which parts of bonuses are paid; null while none has a day, or all wait for the worker. */
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
