import type { FitItem } from './job-fit.ts';

/** A job and what fits of it. */
export interface Ordered {
  readonly matched: readonly FitItem[];
  readonly missing: readonly FitItem[];
  /** Exactly the worker's trade, not a related one. */
  readonly isOwnTrade: boolean;
  readonly distance: number | null;
  readonly createdAt: string;
}

/** The trade first, then the place, the pay and the skills; among equals the nearer one, then the newer (rules.md#job-matches). */
export function byFit(one: Ordered, other: Ordered): number {
  for (const measure of MEASURES) {
    const difference = measure(other) - measure(one);
    if (difference !== 0) return difference;
  }
  return other.createdAt.localeCompare(one.createdAt);
}

const MEASURES: readonly ((job: Ordered) => number)[] = [
  (job) => Number(has(job, 'trade')),
  (job) => Number(has(job, 'location')),
  (job) => Number(job.isOwnTrade),
  (job) => Number(!lacks(job, 'pay')),
  (job) => job.matched.filter(({ kind }) => kind === 'skill').length,
  (job) => -bandOf(job.distance),
];

const BAND_MILES = 10;
const FAR = 1_000;

function has({ matched }: Ordered, kind: FitItem['kind']): boolean {
  return matched.some((item) => item.kind === kind);
}

function lacks({ missing }: Ordered, kind: FitItem['kind']): boolean {
  return missing.some((item) => item.kind === kind);
}

/** A mile more or less makes no job better than a newer one. */
function bandOf(miles: number | null): number {
  return miles === null ? FAR : Math.floor(miles / BAND_MILES);
}
