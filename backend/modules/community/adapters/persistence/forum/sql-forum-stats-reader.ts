import type { Sql } from '#platform/persistence/sql.ts';
import type { ForumStatsReader } from '#modules/community/application/forum/read-forum-stats.ts';

type ForumStats = Awaited<ReturnType<ForumStatsReader['read']>>;

const FORUM_STATS = {
  name: 'forum-stats',
  text: `select
      (select count(*)::int from users
        where deleted_at is null and last_active_at > $1::timestamptz - interval '30 days') as "activeMembers",
      (select count(*)::int from referrals where is_successful_hire) as "successfulReferrals",
      dollars((select coalesce(sum(cents), 0)::bigint from ledger_account_kinds
        where kind = 'milestone_released' and cents > 0)) as "bonusesPaid"`,
};

/** Reads people of identity, hires of hiring and what billing’s balances say was released. */
export class SqlForumStatsReader implements ForumStatsReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async read(now: Date): Promise<ForumStats> {
    const stats = await this.sql.row<ForumStats>(FORUM_STATS, [now]);
    if (!stats) throw new Error('A count without a row');
    return stats;
  }
}
