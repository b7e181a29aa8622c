import type { JobId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { UngeocodedJobs } from '#modules/jobs/application/posting/geocode-jobs.ts';
import type { Town } from '#modules/jobs/application/search/towns.ts';

const NEXT = {
  name: 'jobs-unplaced',
  text: `select id, location from jobs where latitude is null and not place_sought order by id limit $1`,
};

const PLACE = {
  name: 'jobs-place',
  text: `update jobs set place_sought = true, latitude = $2, longitude = $3, version = version + 1
    where id = $1 and latitude is null`,
};

export class SqlUngeocodedJobs implements UngeocodedJobs {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  next(limit: number): Promise<readonly { readonly id: JobId; readonly location: string }[]> {
    return this.sql.rows<{ id: JobId; location: string }>(NEXT, [limit]);
  }

  async geocode(id: JobId, town: Town | null): Promise<void> {
    await this.sql.rows(PLACE, [id, town?.latitude ?? null, town?.longitude ?? null]);
  }
}
