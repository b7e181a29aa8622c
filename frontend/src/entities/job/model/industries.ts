import { JOB_INDUSTRIES, TRADES, type JobIndustry, type Trade } from '#contract/jobs/vocabulary/trades.ts';

export type TradeChoice = Trade | 'all';

export function tradeOf(value: string | null): TradeChoice | null {
  if (value === 'all') return 'all';
  return TRADES.find((trade) => trade === value) ?? null;
}

/** `all` is the list without a filter, behind "View All Jobs". */
export type IndustryChoice = JobIndustry | 'all';

/** What an address says; construction where it says nothing that is known. */
export function industryOf(value: string | null): IndustryChoice {
  if (value === 'all') return 'all';
  return JOB_INDUSTRIES.find((industry) => industry === value) ?? 'construction';
}

/** The kinds of work inside an industry: the word that is searched for, which also names its text. */
export const SPECIALTIES = {
  construction: ['framing', 'concrete', 'roofing', 'drywall'],
  electrical: ['residential', 'commercial', 'industrial'],
  plumbing: ['residential', 'commercial', 'service'],
  carpentry: ['framing', 'finish', 'cabinets'],
  painting: ['interior', 'exterior', 'commercial'],
} as const satisfies Record<JobIndustry, readonly string[]>;
export type Specialty = (typeof SPECIALTIES)[JobIndustry][number];

export function specialtyOf(industry: IndustryChoice, value: string | null): Specialty | null {
  if (industry === 'all') return null;
  const known: readonly Specialty[] = SPECIALTIES[industry];
  return known.find((specialty) => specialty === value) ?? null;
}

/** From here on a bonus is high (rules.md#job-flags), in dollars. */
export const HIGH_BONUS = 500;

/** What is good pay differs by trade: dollars an hour. */
const GOOD_PAY = {
  construction: 25,
  electrical: 30,
  plumbing: 30,
  carpentry: 30,
  painting: 25,
} as const satisfies Record<JobIndustry, number>;

export function goodPayOf(industry: IndustryChoice): number {
  return industry === 'all' ? GOOD_PAY.construction : GOOD_PAY[industry];
}
