import type { JobKey, JobSearchRequest, RankedStretch } from '#modules/jobs/application/search/job-search.ts';
import {
  foundBy,
  foundJobs,
  LOOKED_AT,
  lookedUp,
  searchParts,
  shownRows,
  WORDS,
  type PreparedSearch,
  type SearchParts,
} from './search-parts.ts';

/** How many hits are ranked together where they are found by the index of words. */
const RANKED = 1000;

const BEST_FIRST = 'rank desc, created_at desc, id desc';
const SHOWN_ORDER = 'p.rank desc, p.created_at desc, p.id desc';

/**
 * Typed words before synonyms; titles before trades and companies before the rest (weights A to D); the nearer of two equals.
 */
function rankOf({ search }: JobSearchRequest, parts: SearchParts): string {
  const { given, terms } = parts;
  const typed = given.next(search.terms.map((term) => term.typed).join('|'), 'text');
  const all = given.next(terms.join('|'), 'text');
  const rank = (words: string): string =>
    `ts_rank('{0.1, 0.1, 0.4, 1}', h.search_words, (select job_term(${words})))`;
  const miles = parts.miles('h.spot');
  const nearness = miles === 'null' ? '1' : `(1 - 0.3 * least(1, ${miles} / greatest(1, ${parts.radius})))`;
  return `(1000000 * ${nearness} * (${rank(typed)} + 0.3 * ${rank(all)}))::bigint`;
}

function edge(which: 'asc' | 'desc'): string {
  return `(select json_build_object(
      'at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'id', id)
    from hits order by created_at ${which}, id ${which} limit 1)`;
}

function keyOf({ at, id }: JobKey, { given }: SearchParts): string {
  return `(${given.next(at, 'timestamptz')}, ${given.next(id, 'uuid')})`;
}

function prepared(name: string, { shape, given }: SearchParts, text: string): PreparedSearch {
  return { statement: { name: [name, ...shape].join('-'), text }, values: given.values };
}

/**
 * The best of the next stretch of time. A thousand jobs are walked through; where they hold too few hits, the stretch is the
 * newest thousand hits of the index. Ranking everything that a common word finds would take a quarter of a second.
 */
export function nextStretch(request: JobSearchRequest, below: JobKey | null): PreparedSearch {
  const parts = searchParts(request);
  const later = below ? `and (j.created_at, j.id) < ${keyOf(below, parts)}` : '';
  const newest = 'created_at desc, id desc';
  const rank = rankOf(request, parts);
  const text = `with ${parts.given.table()}, ${parts.asked},
    ${foundJobs(parts, { value: null, later }, '')},
    hits as materialized (${foundBy(parts, newest, String(RANKED))}),
    page as (
      select h.id, h.created_at, ${rank} as rank from hits h order by ${BEST_FIRST} limit ${parts.most})
    ${shownRows(
      parts,
      SHOWN_ORDER,
      `p.rank as value, ${edge('desc')} as newest, ${edge('asc')} as oldest, (select count(*) from far) = 0 as "isNear",
        (select count(*) from far) between 1 and ${RANKED - 1} as "isLast"`,
    )}`;
  return prepared(below ? 'jobs-search-best-below' : 'jobs-search-best', parts, text);
}

/**
 * The next best of the same stretch. Jobs posted meanwhile are newer than the stretch, so nothing moves in it.
 */
export function sameStretch(
  request: JobSearchRequest,
  after: { readonly within: RankedStretch; readonly rank: number; readonly key: JobKey },
): PreparedSearch {
  const parts = searchParts(request);
  const { newest, oldest, isNear } = after.within;
  const inside = `(j.created_at, j.id) <= ${keyOf(newest, parts)} and (j.created_at, j.id) >= ${keyOf(oldest, parts)}`;
  const key = `${parts.given.next(after.key.at, 'timestamptz')}, ${parts.given.next(after.key.id, 'uuid')}`;
  const last = `(${parts.given.next(after.rank, 'bigint')}, ${key})`;
  const rank = rankOf(request, parts);
  const text = `with ${parts.given.table()}, ${parts.asked},
    hits as materialized (${isNear ? walked(parts, inside) : looked(parts, inside)}),
    ranked as (select h.id, h.created_at, ${rank} as rank from hits h),
    page as (
      select * from ranked where (rank, created_at, id) < ${last} order by ${BEST_FIRST} limit ${parts.most})
    ${shownRows(parts, SHOWN_ORDER, 'p.rank as value')}`;
  return prepared(isNear ? 'jobs-search-best-near' : 'jobs-search-best-far', parts, text);
}

function walked({ trade, fine }: SearchParts, inside: string): string {
  return `select w.* from (select ${LOOKED_AT} from jobs j where j.is_active and ${inside}
      order by j.created_at desc, j.id desc offset 0) w
    where coalesce(w.search_words @@ ${WORDS}, true) and ${fine('w')} ${trade ? `and w.category = ${trade}` : ''}`;
}

function looked(parts: SearchParts, inside: string): string {
  const { trade } = parts;
  return `select j.* from (${lookedUp(parts, 'null::bigint as value')} offset 0) j
    where ${inside} ${trade ? `and j.category = ${trade}` : ''}`;
}
