import type { Referral } from '../../../entities/referral/index.ts';
import { bonusParts } from '../../../shared/lib/index.ts';

export interface MonthOfEarnings {
  /** "2026-11", UTC. */
  readonly month: string;
  /** Dollars that have come. */
  readonly paid: number;
  /** Dollars that come later in this month. */
  readonly coming: number;
}

type Earning = Pick<Referral, 'status' | 'hiredAt' | 'bonusPaidAt' | 'job'>;

const MOST_MONTHS = 12;

/** The parts of committed bonuses by the month in which they come, without gaps, the newest twelve. `now` in milliseconds. */
export function earningsByMonth(referrals: readonly Earning[], now: number): readonly MonthOfEarnings[] {
  const cents = new Map<string, { paid: number; coming: number }>();
  for (const { status, hiredAt, bonusPaidAt, job } of referrals) {
    if ((status !== 'hired' && status !== 'completed') || bonusPaidAt === null || hiredAt === null) continue;
    for (const { amount, dueAt } of bonusParts(job.referralBonus, hiredAt)) {
      if (dueAt === null) continue;
      const month = dueAt.slice(0, 7);
      const sum = cents.get(month) ?? { paid: 0, coming: 0 };
      sum[Date.parse(dueAt) <= now ? 'paid' : 'coming'] += Math.round(Number(amount) * 100);
      cents.set(month, sum);
    }
  }
  const months = [...cents.keys()].sort();
  return monthsBetween(months[0], months.at(-1))
    .slice(-MOST_MONTHS)
    .map((month) => {
      const { paid = 0, coming = 0 } = cents.get(month) ?? {};
      return { month, paid: paid / 100, coming: coming / 100 };
    });
}

function monthsBetween(first: string | undefined, last: string | undefined): readonly string[] {
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const date = new Date(`${month}-01T00:00:00.000Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
}
