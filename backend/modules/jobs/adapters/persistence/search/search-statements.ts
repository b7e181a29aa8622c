import type { JobSearchRequest, SearchPosition } from '#modules/jobs/application/search/job-search.ts';
import {
  foundBy,
  foundJobs,
  searchParts,
  shownRows,
  type PreparedSearch,
  type SearchParts,
} from './search-parts.ts';

/** Before instant and id; null if only they define the order. */
const SORTED_BY = { newest: null, bonus: 'j.referral_bonus_cents', pay: 'coalesce(j.pay_hourly_cents, -1)' };

/**
 * Newest, by bonus or by pay. First walks the index of the order and stops as soon as the page is full, which
 * finds common words. Only if that fails, it reads the index of words, which returns all hits together: then
 * they are few. So neither a common nor a rare word costs more in a larger table.
 */
export function orderedSearch(request: JobSearchRequest): PreparedSearch {
  const { search, after } = request;
  const order = search.order === 'bonus' || search.order === 'pay' ? search.order : 'newest';
  const parts = searchParts(request);
  const value = SORTED_BY[order];
  const later = after ? `and ${behind(after, value, parts)}` : '';
  const page = `${value ? 'value desc, ' : ''}created_at desc, id desc`;
  const found = foundJobs(parts, { value, later }, `limit ${parts.most}`);
  const text = `with ${parts.given.table()}, ${parts.asked}, ${found},
    page as (${foundBy(parts, page, parts.most)})
    ${shownRows(parts, page.replaceAll(/(\w+) desc/g, 'p.$1 desc'), 'p.value')}`;
  const name = ['jobs-search', order, ...parts.shape, ...(after ? ['after'] : [])].join('-');
  return { statement: { name, text }, values: parts.given.values };
}

function behind(after: SearchPosition, value: string | null, { given }: SearchParts): string {
  if (!('key' in after)) throw new Error('A page of this order ends at a job');
  const [at, id] = [given.next(after.key.at, 'timestamptz'), given.next(after.key.id, 'uuid')];
  if (!value) return `(j.created_at, j.id) < (${at}, ${id})`;
  const last = given.next('value' in after ? after.value : 0, 'bigint');
  return `(${value}, j.created_at, j.id) < (${last}, ${at}, ${id})`;
}
