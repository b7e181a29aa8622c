import type { JobId } from '#kernel/ids.ts';
import type { JobKind, JobKinds } from '#modules/jobs/application/reach/similar-jobs.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';

const KIND: Statement = {
  name: 'job-kind',
  text: `select category, latitude, longitude from jobs
    where id = $1 and (posting_type = 'free' or payment_status = 'paid')`,
};

export class SqlJobKinds implements JobKinds {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  kindOf(id: JobId): Promise<JobKind | null> {
    return this.sql.row<JobKind>(KIND, [id]);
  }
}
