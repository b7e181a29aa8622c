import type { JobCriteria, JobSearchRequest } from '#modules/jobs/application/search/job-search.ts';
import { listText } from '../posting/job-statements.ts';
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

/**
 * The lists that every visitor sees first. One statement for each shape, named after it, so that each is
 * planned once. `is_active` is a literal because the partial indexes need one.
 */
export function openJobs({ search, after, limit, isSignedIn, asOf }: JobSearchRequest): PreparedSearch {
  const values: unknown[] = [limit + 1, isSignedIn];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['j.is_active'];
  const shape: string[] = [];
  if (search.trades?.length === 1) {
    shape.push('trade');
    conditions.push(`j.category = ${next(search.trades[0])}`);
  } else if (search.trades) {
    shape.push('trades');
    conditions.push(`j.category = any (${next(search.trades)}::text[])`);
  }
  const now = `${next(after?.asOf ?? asOf)}::timestamptz`;
  conditions.push(notFeatured('j', now));
  const value = { bonus: 'j.referral_bonus_cents', pay: 'coalesce(j.pay_hourly_cents, -1)' }[
    search.order as string
  ];
  if (after && 'key' in after) {
    const last = 'value' in after ? `${next(after.value)}::bigint, ` : '';
    const key = `${next(after.key.at)}::timestamptz, ${next(after.key.id)}::uuid`;
    conditions.push(`(${value ? `${value}, ` : ''}j.created_at, j.id) < (${last}${key})`);
  }
  const name = ['jobs-open', value ? search.order : 'newest', ...shape, after ? 'after' : 'first'].join('-');
  const order = `${value ? `${value} desc, ` : ''}j.created_at desc, j.id desc`;
  const shown = value ? `${value} as value` : undefined;
  return {
    statement: {
      name,
      text: listText({ conditions, limit: '$1', now, phone: '$2::boolean', order, value: shown }),
    },
    values,
  };
}
