import type { Sql } from '#platform/persistence/sql.ts';
import type { LeaderboardReader, LeaderRow } from '../../application/leaderboard-reader.ts';
import { LEADERS_OF_ALL_TIME, LEADERS_OF_HIRES_IN } from './leaderboard-statements.ts';

export class SqlLeaderboardReader implements LeaderboardReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async ofAllTime(at: Date, limit: number): Promise<readonly LeaderRow[]> {
    return this.sql.rows<LeaderRow>(LEADERS_OF_ALL_TIME, [at, limit]);
  }

  async ofHiresIn(
    { from, before }: { readonly from: Date; readonly before: Date },
    at: Date,
    limit: number,
  ): Promise<readonly LeaderRow[]> {
    return this.sql.rows<LeaderRow>(LEADERS_OF_HIRES_IN, [at, limit, from, before]);
  }
}
