import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { storedFilters } from '#contract/jobs/search/jobs-query.ts';
import type { JobCriteria } from '#modules/jobs/application/search/job-search.ts';
import type { SavedSearchId } from '#modules/jobs/application/search/saved-searches.ts';
import type {
  DueSearch,
  DueSearches,
  NewJob,
  NewJobs,
} from '#modules/jobs/application/search/send-job-alerts.ts';
import { LOOKED_AT, searchParts, WORDS, type PreparedSearch } from './search-parts.ts';

/** The number of jobs that the message names. */
const NAMED = 3;

/** A post may be committed a moment after the instant that it carries: each look begins a little before the last. */
const SINCE = `greatest(created_at, looked_until - interval '15 minutes')`;

const DUE: Statement = {
  name: 'saved-searches-due',
  text: `select id from saved_searches where alerts and due_at <= $1 order by due_at, id limit $2`,
};
const TAKE: Statement = {
  name: 'saved-search-take',
  text: `select id, user_id as "userId", name, query, ${SINCE} as since
    from saved_searches where id = $1 and alerts and due_at <= $2 for update skip locked`,
};
const LOOKED: Statement = {
  name: 'saved-search-looked',
  text: `update saved_searches set looked_until = $2, due_at = $3 where id = $1`,
};
/** Alerts from before the start of the next period cannot match again. */
const FORGET: Statement = {
  name: 'saved-search-forget',
  text: `delete from saved_search_jobs using saved_searches s
    where s.id = $1 and saved_search_id = s.id and told_at < ${SINCE.replaceAll(/(created_at|looked_until)/g, 's.$1')}`,
};

interface FoundRow extends NewJob {
  readonly count: number;
}

export class SqlDueSearches implements DueSearches {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async due(now: Date, limit: number): Promise<readonly SavedSearchId[]> {
    const rows = await this.sql.rows<{ id: string }>(DUE, [now, limit]);
    return rows.map(({ id }) => asId<'saved-search'>(id));
  }

  async take(id: SavedSearchId, now: Date): Promise<DueSearch | null> {
    const row = await this.sql.row<{
      name: string;
      query: Readonly<Record<string, unknown>>;
      userId: UserId;
      since: string | Date;
    }>(TAKE, [id, now]);
    return row && { ...row, id, ...storedFilters(row.query), since: new Date(row.since) };
  }

  async claim(due: DueSearch, search: JobCriteria, until: Date): Promise<NewJobs> {
    const { statement, values } = claimed(due, search, until);
    const rows = await this.sql.rows<FoundRow>(statement, values);
    return {
      count: rows[0]?.count ?? 0,
      first: rows.map(({ title, company }) => ({ title, company })),
    };
  }

  async looked({ id }: DueSearch, { until, dueAt }: { until: Date; dueAt: Date }): Promise<void> {
    await this.sql.rows(LOOKED, [id, until, dueAt]);
    await this.sql.rows(FORGET, [id]);
  }
}

/**
 * The conditions of the search itself, for jobs listed since; the first worker to write the alert owns it.
 */
function claimed(due: DueSearch, search: JobCriteria, until: Date): PreparedSearch {
  // By distance no cells are walked: here it is the time that narrows.
  const request = { search: { ...search, order: 'distance' }, after: null, limit: NAMED - 1 } as const;
  const parts = searchParts({ ...request, isSignedIn: false }, 'all');
  const { given, most, fine, trade } = parts;
  const [id, person] = [given.next(due.id, 'uuid'), given.next(due.userId, 'uuid')];
  const [from, to] = [given.next(due.since, 'timestamptz'), given.next(until, 'timestamptz')];
  const listed = 'coalesce(j.paid_at, j.created_at)';
  const text = `with ${given.table()}, ${parts.asked},
    fresh as materialized (
      select ${LOOKED_AT} from jobs j
      where j.is_active and ${listed} > ${from} and ${listed} <= ${to} and j.employer_id <> ${person}
        ${trade ? `and j.category = ${trade}` : ''}),
    told as (
      insert into saved_search_jobs (saved_search_id, job_id, told_at)
      select ${id}, f.id, ${to} from fresh f
      where coalesce(f.search_words @@ ${WORDS}, true) and ${fine('f')}
      on conflict do nothing returning job_id)
    select j.title, j.company, (count(*) over ())::integer as count
    from told join jobs j on j.id = told.job_id
    order by j.is_featured desc, ${listed} desc, j.id desc
    limit ${most}`;
  return {
    statement: { name: ['saved-search-claim', ...parts.shape].join('-'), text },
    values: given.values,
  };
}
