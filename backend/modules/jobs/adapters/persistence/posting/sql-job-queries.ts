import type { Clock } from '#kernel/clock.ts';
import type { Page } from '#kernel/page.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { JobQueries, JobRow, OneJob } from '#modules/jobs/application/posting/job-queries.ts';
import { JOBS_OF_EMPLOYER, ONE_JOB } from './job-statements.ts';

/** Joins `users` of the identity context for the employer's name and phone. */
export class SqlJobQueries implements JobQueries {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async ofEmployer(employerId: UserId, { limit, after }: Page): Promise<readonly JobRow[]> {
    const values = [employerId, limit + 1, after?.at ?? null, after?.id ?? null, this.clock.now()];
    return this.sql.rows<JobRow>(JOBS_OF_EMPLOYER, values);
  }

  async one(id: JobId, reader: UserId | null): Promise<OneJob | null> {
    return this.sql.row<OneJob>(ONE_JOB, [id, reader, this.clock.now()]);
  }
}
