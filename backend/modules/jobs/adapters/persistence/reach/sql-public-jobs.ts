import type { JobId } from '#kernel/ids.ts';
import type { PublicJob, PublicJobs } from '#modules/jobs/application/reach/public-jobs.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { PUBLIC_JOB, publicJob, type PublicJobRow } from './public-job-columns.ts';

/** A post that was never paid has never been open. */
const ONE: Statement = {
  name: 'public-job',
  text: `select ${PUBLIC_JOB} from jobs j where j.id = $1 and (j.posting_type = 'free' or j.payment_status = 'paid')`,
};

export class SqlPublicJobs implements PublicJobs {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async one(id: JobId): Promise<PublicJob | null> {
    const row = await this.sql.row<PublicJobRow>(ONE, [id]);
    return row && publicJob(row);
  }
}
