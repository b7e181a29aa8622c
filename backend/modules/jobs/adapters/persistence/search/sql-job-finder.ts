import type { Sql } from '#platform/persistence/sql.ts';
import type { JobRow } from '#modules/jobs/application/posting/job-queries.ts';
import {
  type JobFinder,
  type JobKey,
  type JobSearchPage,
  type JobSearchRequest,
  type RankedStretch,
  type SearchPosition,
} from '#modules/jobs/application/search/job-search.ts';
import { featuredSearch } from './featured-statement.ts';
import { nearestSearch } from './nearest-statement.ts';
import { isPlain, openJobs } from './open-jobs-statement.ts';
import { nextStretch, sameStretch } from './relevance-statements.ts';
import type { PreparedSearch } from './search-parts.ts';
import { orderedSearch } from './search-statements.ts';

interface FoundRow extends JobRow {
  /** A bigint comes as text. */
  readonly value?: string | null;
  readonly spot?: string;
  readonly newest?: JobKey;
  readonly oldest?: JobKey;
  readonly isNear?: boolean;
  readonly isLast?: boolean;
  readonly featuredSince?: string | null;
}

/** Joins `users` of the identity context for the employer's name and phone. */
export class SqlJobFinder implements JobFinder {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** Featured jobs first, in every order (rules.md#featured-first), then the others; each decided by the instant of the first page. */
  async find(request: JobSearchRequest): Promise<JobSearchPage> {
    const { search, after, limit } = request;
    const asOf = after?.asOf ?? request.asOf;
    if (after && !('featured' in after)) return onwards(await this.others(request), asOf);
    const isOneStatement = after === null && isPlain(search);
    const found = await this.rows(isOneStatement ? openJobs(request) : featuredSearch(request));
    const featured = found.slice(0, limit);
    const last = featured.at(-1);
    if (featured.length === limit && last?.featuredSince) {
      const key = { at: last.featuredSince, id: last.id };
      return { rows: featured, next: { order: search.order, featured: key, asOf } };
    }
    if (isOneStatement) return onwards(pageOf(found, request), asOf);
    const missing = limit - featured.length;
    const { rows, next } = onwards(
      await this.others({ ...request, asOf, after: null, limit: missing }),
      asOf,
    );
    return { rows: [...featured, ...rows], next };
  }

  private async others(request: JobSearchRequest): Promise<JobSearchPage> {
    const { search } = request;
    if (search.order === 'relevance') return this.best(request);
    const prepared = search.order === 'distance' ? nearestSearch(request) : ordered(request);
    return pageOf(await this.rows(prepared), request);
  }

  /** Stretch after stretch until the page is full, so that only the last page is short. */
  private async best(request: JobSearchRequest): Promise<JobSearchPage> {
    const { after, limit } = request;
    let [rows, below]: [FoundRow[], JobKey | null] = [[], null];
    if (after?.order === 'relevance' && 'within' in after) {
      const found = await this.rows(sameStretch(request, after));
      rows = found.slice(0, limit);
      const last = rows.at(-1);
      if (found.length > limit && last) return { rows, next: ranked(last, after.within) };
      below = after.within.oldest;
    } else if (after?.order === 'relevance' && 'below' in after) below = after.below;
    for (;;) {
      const missing = limit - rows.length;
      const found = await this.rows(nextStretch({ ...request, limit: missing }, below));
      const [first, last] = [found[0], found[missing - 1]];
      if (!first?.newest || !first.oldest) return { rows, next: null };
      if (missing === 0 && below) return { rows, next: { order: 'relevance', below } };
      rows.push(...found.slice(0, missing));
      const within = { newest: first.newest, oldest: first.oldest, isNear: first.isNear === true };
      if (found.length > missing && last) return { rows, next: ranked(last, within) };
      if (first.isLast) return { rows, next: null };
      below = first.oldest;
    }
  }

  private rows({ statement, values }: PreparedSearch): Promise<FoundRow[]> {
    return this.sql.rows<FoundRow>(statement, values);
  }
}

function pageOf(found: readonly FoundRow[], request: JobSearchRequest): JobSearchPage {
  const rows = found.slice(0, request.limit);
  const last = rows.at(-1);
  return { rows, next: found.length > request.limit && last ? positionAt(last, request) : null };
}

function onwards({ rows, next }: JobSearchPage, asOf: string): JobSearchPage {
  return { rows, next: next && { ...next, asOf } };
}

function ordered(request: JobSearchRequest): PreparedSearch {
  return isPlain(request.search) ? openJobs(request, false) : orderedSearch(request);
}

function ranked({ value, at, id }: FoundRow, within: RankedStretch): SearchPosition {
  return { order: 'relevance', within, rank: Number(value), key: { at, id } };
}

function positionAt(
  { at, id, value, spot }: FoundRow,
  { search: { order } }: JobSearchRequest,
): SearchPosition {
  const key = { at, id };
  if (order === 'bonus' || order === 'pay') return { order, value: Number(value), key };
  return order === 'distance' ? { order, spot: spot ?? '', key } : { order: 'newest', key };
}
