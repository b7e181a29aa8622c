import type { JobId } from '#kernel/ids.ts';
import type { JobFeed } from '#modules/jobs/application/reach/job-feed.ts';
import type { PublicJob } from '#modules/jobs/application/reach/public-jobs.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { PUBLIC_JOB, publicJob, type PublicJobRow } from './public-job-columns.ts';

const CHANGED: Statement = {
  name: 'job-feed-changed',
  text: `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from jobs order by updated_at desc limit 1`,
};
const PAGE: Statement = {
  name: 'job-feed-page',
  text: `select ${PUBLIC_JOB} from jobs j
    where j.is_active and j.id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') order by j.id limit $2`,
};

export class SqlJobFeed implements JobFeed {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async changedAt(): Promise<string | null> {
    return (await this.sql.row<{ at: string }>(CHANGED))?.at ?? null;
  }

  async after(id: JobId | null, limit: number): Promise<readonly PublicJob[]> {
    return (await this.sql.rows<PublicJobRow>(PAGE, [id, limit])).map(publicJob);
  }
}
