import { asId, type JobId, type UserId } from '#kernel/ids.ts';
import type { Json } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { ERASED, EXPORTED_JSON } from './posting/written-columns.ts';
import type { PersonalJobRecords } from '../../application/jobs-personal-data.ts';

const JOBS = `select coalesce(json_agg(json_build_object('id', j.id, ${EXPORTED_JSON},
      'acknowledgements', j.acknowledgements, 'isActive', j.is_active,
      'createdAt', iso(j.created_at)) order by j.created_at, j.id), '[]')
    from jobs j where j.employer_id = $1`;

const SHARES = `select coalesce(json_agg(json_build_object('jobId', s.job_id, 'day', s.day, 'channel', s.channel)
      order by s.created_at), '[]')
    from job_shares s where s.user_id = $1`;

const VISITS = `select coalesce(json_agg(json_build_object('jobId', v.job_id, 'code', v.code,
      'visitedAt', iso(v.visited_at)) order by v.visited_at), '[]')
    from referral_visits v where v.visitor_id = $1`;

const SEARCHES = `select coalesce(json_agg(json_build_object('name', s.name, 'query', s.query, 'alerts', s.alerts,
      'createdAt', iso(s.created_at)) order by s.created_at, s.id), '[]')
    from saved_searches s where s.user_id = $1`;

const COPY: Statement = {
  name: 'own-job-data-copy',
  text: `select json_build_object('jobs', (${JOBS}), 'shares', (${SHARES}), 'visits', (${VISITS}),
    'savedSearches', (${SEARCHES})) as copy`,
};

const OPEN_JOBS: Statement = {
  name: 'own-job-data-open-jobs',
  text: `select id from jobs where employer_id = $1 and is_active order by id`,
};

/** `$1` is the person. Titles, pay and amounts stay: other people's referrals and the books speak of them. */
const ERASE: readonly Statement[] = [
  {
    name: 'erase-jobs-text',
    text: `update jobs set ${ERASED} where employer_id = $1`,
  },
  { name: 'erase-saved-searches', text: `delete from saved_searches where user_id = $1` },
  { name: 'erase-visits', text: `update referral_visits set visitor_id = null where visitor_id = $1` },
];

export class SqlPersonalJobRecords implements PersonalJobRecords {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async copy(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  async openJobs(userId: UserId): Promise<readonly JobId[]> {
    const rows = await this.sql.rows<{ id: string }>(OPEN_JOBS, [userId]);
    return rows.map(({ id }) => asId<'job'>(id));
  }

  async erase(userId: UserId): Promise<void> {
    for (const statement of ERASE) await this.sql.rows(statement, [userId]);
  }
}
