import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Boosts } from '#modules/jobs/application/posting/end-boosts.ts';

const UNMARK: Statement = {
  name: 'boosts-unmark',
  text: `update jobs set is_featured = false, version = version + 1
    where id in (select id from jobs where is_featured and featured_since is not null and featured_until <= $1
      order by featured_until limit $2 for update skip locked) returning id`,
};
const DISPLACE: Statement = {
  name: 'boosts-displace',
  text: `update jobs set featured_since = null, version = version + 1
    where id in (select id from jobs where not is_featured and featured_since is not null and featured_until <= $1
      order by featured_until limit $2 for update skip locked) returning id`,
};

export class SqlBoosts implements Boosts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async unmark(now: Date, limit: number): Promise<number> {
    return (await this.sql.rows(UNMARK, [now, limit])).length;
  }

  async displace(endedBefore: Date, limit: number): Promise<number> {
    return (await this.sql.rows(DISPLACE, [endedBefore, limit])).length;
  }
}
