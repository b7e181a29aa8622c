import { z } from 'zod';
import { cursorSchema, limitSchema } from '#contract/http/lists.ts';
import { optionalNumber } from '#contract/http/numbers.ts';
import { optionalSearch } from '#contract/http/primitives.ts';
import { JOB_SORTS } from '../vocabulary/job-sorts.ts';
import { type Trade, TRADES } from '../vocabulary/trades.ts';

/** Missing, empty and `all` filter nothing and are read as null. */
const tradeFilter = z
  .union([z.enum(TRADES), z.literal(['all', ''])], { error: 'Unknown trade' })
  .nullish()
  .transform((trade): Trade | null => (trade === 'all' || trade === '' ? null : (trade ?? null)));

/**
 * Every filter of a list of jobs; null filters nothing. Calls, saved searches and the browser's address use
 * this table (docs/adding-a-field.md).
 */
export const jobFilterFields = {
  industry: tradeFilter,
  q: optionalSearch(200),
  category: tradeFilter,
  location: optionalSearch(200),
  lat: optionalNumber({ min: -90, max: 90 }),
  lng: optionalNumber({ min: -180, max: 180 }),
  /** Miles. */
  radius: optionalNumber({ min: 0, max: 5000 }),
  /** Dollars an hour (rules.md#hourly-pay). */
  minPay: optionalNumber({ min: 0, max: 1_000_000 }),
  minBonus: optionalNumber({ min: 0, max: 100_000 }),
  schedule: optionalSearch(100),
};

const filtersSchema = z.object(jobFilterFields);
export type JobFilters = Readonly<z.infer<typeof filtersSchema>>;
export type JobFilter = keyof JobFilters;

/** A spot has two coordinates. */
export const WHOLE_SPOT = { error: 'lat and lng go together', path: ['lat'] };
export function isWholeSpot(spot: { readonly lat: number | null; readonly lng: number | null }): boolean {
  return (spot.lat === null) === (spot.lng === null);
}

export interface StoredFilters {
  readonly query: JobFilters;
  /** A stored filter is no longer understood, so `query` finds more than intended. */
  readonly isOutdated: boolean;
}

/** Reads filters that were stored with fewer or other filters. Missing ones filter nothing. */
export function storedFilters(stored: Readonly<Record<string, unknown>>): StoredFilters {
  const asked = Object.entries(stored).filter(([, value]) => value !== null && value !== '');
  const understood = asked.filter(([name, value]) => isUnderstood(name, value));
  const query = filtersSchema.parse(Object.fromEntries(understood));
  return { query, isOutdated: understood.length < asked.length || !isWholeSpot(query) };
}

function isUnderstood(name: string, value: unknown): boolean {
  const [, field] = Object.entries(jobFilterFields).find(([known]) => known === name) ?? [];
  return field?.safeParse(value).success ?? false;
}

/** The query of `GET /api/jobs`. */
export const jobsQuerySchema = z
  .object({
    ...jobFilterFields,
    sort: z.enum(JOB_SORTS, { error: 'Unknown order' }).default('newest'),
    limit: limitSchema,
    cursor: cursorSchema,
  })
  .refine(isWholeSpot, WHOLE_SPOT);
