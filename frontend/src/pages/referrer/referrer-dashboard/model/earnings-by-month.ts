import type { Referral } from '#entities/referral/index.ts';

export interface MonthOfEarnings {
  /** "2026-11", UTC. */
  readonly month: string;
  /** Dollars paid. */
  readonly paid: number;
  /** Dollars due later in this month. */
  readonly coming: number;
}

type Earning = Pick<Referral, 'milestones'>;

const MOST_MONTHS = 12;

/** Dated parts of bonuses by month, without gaps, limited to the newest twelve months. */
export function earningsByMonth(referrals: readonly Earning[]): readonly MonthOfEarnings[] {
  const cents = new Map<string, { paid: number; coming: number }>();
  for (const { amount, dueAt, status } of referrals.flatMap(({ milestones }) => milestones)) {
    if (dueAt === null || (status !== 'paid' && status !== 'coming')) continue;
    const month = dueAt.slice(0, 7);
    const sum = cents.get(month) ?? { paid: 0, coming: 0 };
    sum[status] += Math.round(Number(amount) * 100);
    cents.set(month, sum);
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
