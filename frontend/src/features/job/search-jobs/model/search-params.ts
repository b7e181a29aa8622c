import type { JobFilter, JobFilters } from '#contract/jobs/search/jobs-query.ts';
import { JOB_SORTS, tradeOf, type JobSort, type TradeChoice } from '#entities/job/index.ts';

type FilterParam = Exclude<JobFilter, 'category' | 'industry'>;

/** A search in the address. Empty texts and nulls do not filter. A trade has one name. */
export type SearchParams = {
  readonly [Name in FilterParam]: Extract<JobFilters[Name], number> extends never
    ? Extract<JobFilters[Name], string> | ''
    : number | null;
} & {
  readonly industry: TradeChoice;
  /** Null for the default order: by relevance with search words, otherwise newest first. */
  readonly sort: JobSort | null;
};

/** The default radius in miles. */
export const RADIUS = 25;
const LONGEST_WORDS = 200;
const LONGEST_SCHEDULE = 100;

const LIMITS = {
  lat: [-90, 90],
  lng: [-180, 180],
  radius: [1, 5000],
  minPay: [0.01, 1_000_000],
  minBonus: [0.01, 100_000],
} as const;

/** Reads an address and ignores invalid values, so that every link works. */
export function readSearchParams(address: URLSearchParams, startsWith: TradeChoice): SearchParams {
  const text = (name: string, most: number): string => (address.get(name) ?? '').trim().slice(0, most);
  const number = (name: keyof typeof LIMITS): number | null => {
    const [least, most] = LIMITS[name];
    const value = Number(address.get(name) || Number.NaN);
    return value >= least && value <= most ? value : null;
  };
  const spot = { lat: number('lat'), lng: number('lng') };
  const hasSpot = spot.lat !== null && spot.lng !== null;
  return {
    q: text('q', LONGEST_WORDS),
    industry: tradeOf(address.get('industry')) ?? startsWith,
    location: text('location', LONGEST_WORDS),
    lat: hasSpot ? spot.lat : null,
    lng: hasSpot ? spot.lng : null,
    radius: number('radius'),
    minPay: number('minPay'),
    minBonus: number('minBonus'),
    schedule: text('schedule', LONGEST_SCHEDULE),
    sort: JOB_SORTS.find((sort) => sort === address.get('sort')) ?? null,
  };
}

/** Parameters that differ from a search for everything, always in the same order. */
export function writeSearchParams(search: SearchParams, startsWith: TradeChoice): Record<string, string> {
  const industry = search.industry === startsWith ? null : search.industry;
  const given = Object.entries({ ...search, industry, radius: hasPlace(search) ? search.radius : null });
  return Object.fromEntries(given.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

export function hasPlace({ location, lat }: SearchParams): boolean {
  return location !== '' || lat !== null;
}

/** The order is not a filter. */
export function isFiltered(search: SearchParams): boolean {
  const { sort: _order, radius: _around, industry, ...others } = search;
  return industry !== 'all' || Object.values(others).some((asked) => asked !== '' && asked !== null);
}

/** The chosen order, or the default one. */
export function orderOf(search: SearchParams): JobSort {
  const { sort, q } = search;
  if (sort === null || (sort === 'relevance' && !q)) return q ? 'relevance' : 'newest';
  return sort === 'distance' && !hasPlace(search) ? 'newest' : sort;
}
