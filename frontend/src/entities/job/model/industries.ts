import { JOB_INDUSTRIES, TRADES, type JobIndustry, type Trade } from '#contract/jobs/vocabulary/trades.ts';

export type TradeChoice = Trade | 'all';

export function tradeOf(value: string | null): TradeChoice | null {
  if (value === 'all') return 'all';
  return TRADES.find((trade) => trade === value) ?? null;
}

/** `all` removes the filter ("View All Jobs"). */
export type IndustryChoice = JobIndustry | 'all';

/** The industry in an address; construction if the value is unknown. */
export function industryOf(value: string | null): IndustryChoice {
  if (value === 'all') return 'all';
  return JOB_INDUSTRIES.find((industry) => industry === value) ?? 'construction';
}

/** Kinds of work within an industry. Each is a search term and also the key of its text. */
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

/** The minimum of a high bonus in dollars (rules.md#job-flags). */
export const HIGH_BONUS = 500;

/** Good pay by trade, in dollars per hour. */
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
