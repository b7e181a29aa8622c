import type { Sql } from '#platform/persistence/sql.ts';
import type { JobShare, JobShares } from '#modules/jobs/application/ports.ts';

const ADD = {
  name: 'job-share-insert',
  text: `insert into job_shares (user_id, job_id, day, channel, created_at)
    values ($1, $2, ($4::timestamptz at time zone 'UTC')::date, $3, $4) on conflict do nothing returning day`,
};

export class SqlJobShares implements JobShares {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async addFirstOfDay({ jobId, userId, channel, at }: JobShare): Promise<boolean> {
    return (await this.sql.row(ADD, [userId, jobId, channel, at])) !== null;
  }
}
