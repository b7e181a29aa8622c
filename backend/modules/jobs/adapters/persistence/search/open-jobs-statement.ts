import type {
  JobCriteria,
  JobSearchRequest,
  SearchPosition,
} from '#modules/jobs/application/search/job-search.ts';
import type { JobSort } from '#contract/jobs/vocabulary/job-sorts.ts';
import { COUNTS, jobJson, KEY } from '../posting/job-statements.ts';
import { notFeatured, type PreparedSearch } from './search-parts.ts';

/** Fewer trades than that among twenty-two may be rare, and are looked for by their marks. */
const MANY_TRADES = 6;

/**
 * True for searches with only an order and a trade, which an index answers directly. Unknown filters are not plain.
 */
export function isPlain({ trades, order: _order, ...others }: JobCriteria): boolean {
  const hasFewTrades = trades !== null && trades.length !== 1 && trades.length < MANY_TRADES;
  return !hasFewTrades && Object.values(others).every(isNothing);
}

function isNothing(criterion: unknown): boolean {
  return criterion === null || (Array.isArray(criterion) && criterion.length === 0);
}

/** One more than the longest page, so that the planner knows that pages are short and plans once. */
const LONGEST_PAGE = 101;
const SINCE = `to_char(j.featured_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "featuredSince"`;

/**
 * The lists that every visitor sees first. One statement for each shape, named after it, so that each is planned once. The first
 * page begins with the featured jobs (rules.md#featured-first), unless they were shown already. `is_active` is a literal because the
 * partial indexes need one.
 */
export function openJobs(
  { search, after, limit, isSignedIn, asOf }: JobSearchRequest,
  withFeatured = after === null,
): PreparedSearch {
  const values: unknown[] = [limit + 1, isSignedIn];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const shape: string[] = [];
  let open = 'j.is_active';
  if (search.trades?.length === 1) {
    shape.push('trade');
    open += ` and j.category = ${next(search.trades[0])}`;
  } else if (search.trades) {
    shape.push('trades');
    open += ` and j.category = any (${next(search.trades)}::text[])`;
  }
  const now = `${next(after?.asOf ?? asOf)}::timestamptz`;
  const value = VALUES[search.order] ?? null;
  const others = `select j.*, null::timestamptz as featured_at, ${value ?? 'null::bigint'} as value, j.created_at as sorted_at
      from jobs j where ${open} and ${notFeatured('j', now)} ${behind(after, value, next)}
      order by ${value ? `${value} desc, ` : ''}j.created_at desc, j.id desc limit ${LONGEST_PAGE}`;
  const featured = `select j.*, j.featured_since as featured_at, null::bigint as value, null::timestamptz as sorted_at
      from jobs j where ${open} and j.featured_since <= ${now} and j.featured_until > ${now}
      order by j.featured_since desc, j.id desc limit ${LONGEST_PAGE}`;
  const all = withFeatured ? `(${featured}) union all (${others})` : others;
  const text = `select ${jobJson(now, '$2::boolean', 'null')}, ${KEY}, j.value, ${SINCE}
    from (select * from (${all}) j limit $1) j
    join users e on e.id = j.employer_id
    ${COUNTS}
    order by j.featured_at desc nulls last, j.value desc, j.sorted_at desc, j.id desc`;
  const part = withFeatured ? 'first' : after ? 'after' : 'others';
  const name = ['jobs-open', value ? search.order : 'newest', ...shape, part].join('-');
  return { statement: { name, text }, values };
}

/** Sorts before the instant. */
const VALUES: Readonly<Partial<Record<JobSort, string>>> = {
  bonus: 'j.referral_bonus_cents',
  pay: 'coalesce(j.pay_hourly_cents, -1)',
};

function behind(
  after: SearchPosition | null,
  value: string | null,
  next: (value: unknown) => string,
): string {
  if (!after || !('key' in after)) return '';
  const last = 'value' in after ? `${next(after.value)}::bigint, ` : '';
  const key = `${next(after.key.at)}::timestamptz, ${next(after.key.id)}::uuid`;
  return `and (${value ? `${value}, ` : ''}j.created_at, j.id) < (${last}${key})`;
}
