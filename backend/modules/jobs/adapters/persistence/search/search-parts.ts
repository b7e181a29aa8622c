import type { Statement } from '#platform/persistence/sql.ts';
import { type JobCriteria, type JobSearchRequest } from '#modules/jobs/application/search/job-search.ts';
import { COUNTS, jobJson, KEY } from '../posting/job-statements.ts';
import { cellsAround, marksOf, townMarks } from './search-marks.ts';

export interface PreparedSearch {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** How many jobs are looked at one by one, in order, before the index of words is asked. */
export const WALK = 1000;

/** How many, when the first thousand had some of what is looked for: more than some, and less than everywhere. */
export const LONG_WALK = 8000;
const SOME = 2;

/** A place is walked cell by cell, newest of all cells first, unless it takes more of them than that. */
const CELLS_WALKED = [4, 9] as const;

/** The one row of `asked`. */
export const WORDS = '(select words from asked)';

/** The columns that the search reads from each job on its way. */
export const LOOKED_AT = `j.id, j.created_at, j.search_words, j.pay_hourly_cents, j.referral_bonus_cents, j.spot,
      j.category, j.featured_since, j.featured_until`;

/**
 * The values of a statement, read from a table of one row: the planner does not see them, so it has no reason
 * to plan again for each of them, which costs more than running the statement.
 */
class Parameters {
  readonly values: unknown[] = [];
  private readonly columns: string[] = [];

  next(value: unknown, type: string): string {
    const number = this.values.push(value);
    this.columns.push(`$${number}::${type} as p${number}`);
    return `(select p${number} from given)`;
  }

  /** To be written when all values are known. */
  table(): string {
    return `given as materialized (select ${this.columns.join(', ')})`;
  }
}

export interface SearchParts {
  readonly given: Parameters;
  /** One more than the page shows. */
  readonly most: string;
  readonly signedIn: string;
  /** The product's time; null if no rows are shown. */
  readonly now: string | null;
  /** A common table expression: the words and marks as a query. */
  readonly asked: string;
  /** The terms as `job_term` takes them. */
  readonly terms: readonly string[];
  /** A single trade is a prefix of the indexes; an expression, or null. */
  readonly trade: string | null;
  /** The cells to walk through; null where the whole country is. */
  readonly cells: readonly string[] | null;
  readonly radius: string;
  /** The marks of jobs that name the town in a list of several. */
  readonly named: string;
  /** Conditions that marks are too coarse for. */
  readonly fine: (row: string) => string;
  /** Miles from the place to a spot; `null` without a place. */
  readonly miles: (spot: string) => string;
  /** The parts that determine the statement's text, for its name. */
  readonly shape: readonly string[];
}

/** The common values and conditions of every search, in any order. */
export function searchParts(
  request: Omit<JobSearchRequest, 'asOf'> & Partial<Pick<JobSearchRequest, 'asOf'>>,
  which: 'featured' | 'others' | 'all' = 'others',
): SearchParts {
  const { search, limit, isSignedIn, after, asOf } = request;
  const given = new Parameters();
  const [most, signedIn] = [given.next(limit + 1, 'integer'), given.next(isSignedIn, 'boolean')];
  const terms = search.terms.map(({ alternatives, isBeginning }) =>
    alternatives
      .map(({ word, language }) => `${language ? `${language}:` : ''}${word}${isBeginning ? '*' : ''}`)
      .join('|'),
  );
  const query = `job_query(${given.next(terms, 'text[]')}, ${given.next(marksOf(search), 'tsquery')})`;
  const single = search.trades?.length === 1 ? search.trades[0] : undefined;
  const cells = walkedCells(search, given);
  const now = which === 'all' ? null : given.next(after?.asOf ?? asOf, 'timestamptz');
  return {
    given,
    most,
    signedIn,
    now,
    asked: `asked as materialized (select ${query} as words)`,
    terms,
    ...limits(search, given, featuredAt(which, now)),
    trade: single === undefined ? null : given.next(single, 'text'),
    cells,
    shape: [
      ...(search.place ? ['place', String(cells?.length ?? 'wide')] : []),
      ...(single === undefined ? [] : ['trade']),
    ],
  };
}

/** Whether a row is featured or not; no condition if both are requested. */
function featuredAt(which: 'featured' | 'others' | 'all', at: string | null) {
  if (at === null) return () => 'true';
  return (row: string): string =>
    which === 'featured'
      ? `${row}.featured_since <= ${at} and ${row}.featured_until > ${at}`
      : notFeatured(row, at);
}

export function notFeatured(row: string, at: string): string {
  return `(${row}.featured_since is null or ${row}.featured_since > ${at} or ${row}.featured_until <= ${at})`;
}

function limits(
  { minPayCents, minBonusCents, place }: JobCriteria,
  given: Parameters,
  featured: (row: string) => string,
) {
  const [pay, bonus] = [given.next(minPayCents, 'bigint'), given.next(minBonusCents, 'bigint')];
  const paid = (
    row: string,
  ): string => `${featured(row)} and (${pay} is null or ${row}.pay_hourly_cents >= ${pay})
    and (${bonus} is null or ${row}.referral_bonus_cents >= ${bonus})`;
  if (!place) return { fine: paid, miles: () => 'null', radius: 'null', named: 'null' };
  const at = `${given.next(place.latitude, 'double precision')}, ${given.next(place.longitude, 'double precision')}`;
  const radius = given.next(place.radius, 'double precision');
  const miles = (spot: string): string =>
    `miles_between(${at}, spot_latitude(${spot}), spot_longitude(${spot}))`;
  const named = given.next(townMarks(place), 'tsquery');
  const near = (row: string): string =>
    `(${miles(`${row}.spot`)} <= ${radius} or coalesce(${row}.search_words @@ ${named}, false))`;
  return { fine: (row: string) => `${paid(row)} and ${near(row)}`, miles, radius, named };
}

/** So many parameters that few statements serve all places; what is not needed is null and finds nothing. */
function walkedCells({ place, order }: JobCriteria, given: Parameters): readonly string[] | null {
  if (!place || order === 'distance') return null;
  const cells = cellsAround(place);
  const size = CELLS_WALKED.find((most) => cells.length <= most);
  return size ? Array.from({ length: size }, (_, at) => given.next(cells[at] ?? null, 'integer')) : null;
}

export interface WalkOrder {
  /** Before instant and id; null if only they define the order. */
  readonly value: string | null;
  /** Where the page before ended: a condition on `j`, beginning with `and`, or nothing. */
  readonly later: string;
}

/** The first jobs in an order, of the cells or of the trade, up to a limit. */
export function walk(
  { trade, cells, named }: SearchParts,
  { value, later }: WalkOrder,
  most: number,
): string {
  const sorted = `order by ${value ? `${value} desc, ` : ''}j.created_at desc, j.id desc limit ${most}`;
  const from = `select ${LOOKED_AT}, ${shownValue(value)} from jobs j where j.is_active ${later}`;
  if (!cells) return `${from} ${trade ? `and j.category = ${trade}` : ''} ${sorted}`;
  // Each with an order of its own, so that they are merged and not gathered first.
  const walked = cells.map((cell) => `(${from} and j.cell = ${cell} ${sorted})`);
  // Jobs that list the town are few, and in other cells, too: the index of words has them.
  const listed = `(select * from (select ${LOOKED_AT}, ${shownValue(value)} from jobs j
      where j.is_active and j.search_words @@ ${named} and (j.cell = any (array[${cells.join(', ')}])) is not true
      offset 0) j where true ${later} ${sorted})`;
  const all = [...walked, listed].join(' union all ');
  return `select * from (${all}) j order by ${value ? 'value desc, ' : ''}created_at desc, id desc limit ${most}`;
}

function shownValue(value: string | null): string {
  return value ? `${value} as value` : 'null::bigint as value';
}

/**
 * The tables `near` and `further`: what is found by walking through the jobs in their order, a thousand first, then eight
 * thousand where the thousand had some; and `far`, everything that the index of words finds, where both are too few.
 */
export function foundJobs(parts: SearchParts, order: WalkOrder, stop: string): string {
  const { most, fine, trade } = parts;
  const hits = (limit: number): string => `select w.* from (${walk(parts, order, limit)}) w
      where coalesce(w.search_words @@ ${WORDS}, true) and ${fine('w')} ${trade ? `and w.category = ${trade}` : ''}`;
  return `near as materialized (${hits(WALK)} ${stop}),
    further as materialized (
      select * from (${hits(LONG_WALK)} ${stop}) h
      where (select count(*) from near) >= ${SOME} and (select count(*) from near) < ${most}),
    far as materialized (
      select j.* from (${lookedUp(parts, shownValue(order.value))}
        and (select count(*) from near) < ${most} and (select count(*) from further) < ${most} offset 0) j
      where true ${order.later})`;
}

/**
 * Reads the index of words. Filters by the previous page's end afterward (`offset 0` separates it): through
 * an index of its own that would be a third of all jobs.
 */
export function lookedUp({ fine }: SearchParts, value: string): string {
  return `select ${LOOKED_AT}, ${value} from jobs j
      where j.is_active and j.search_words @@ ${WORDS} and ${fine('j')}`;
}

/** The rows of whichever of the three has them all. */
export function foundBy({ most }: SearchParts, farOrder: string, farMost: string): string {
  return `select * from near where (select count(*) from near) >= ${most} or ${WORDS} is null
      union all select * from further where (select count(*) from further) >= ${most}
      union all (select * from far order by ${farOrder} limit ${farMost})`;
}

/** The rows of a page as the contract has them, in the order of the page. */
export function shownRows({ miles, now, signedIn }: SearchParts, order: string, value: string): string {
  const distance = miles('j.spot');
  const rounded = distance === 'null' ? distance : `round((${distance})::numeric, 1)`;
  return `select ${jobJson(now ?? 'null', signedIn, 'null', rounded)}, ${KEY}, ${value}
    from page p
    join jobs j on j.id = p.id
    join users e on e.id = j.employer_id
    ${COUNTS}
    order by ${order}`;
}
