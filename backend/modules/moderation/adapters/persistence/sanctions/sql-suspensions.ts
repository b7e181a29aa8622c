import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Suspension, Suspensions } from '#modules/identity/index.ts';

const CURRENT = {
  name: 'moderation-current-suspension',
  text: `select reason, iso(expires_at) as "endsAt" from moderation_actions
    where user_id = $1 and is_active and action in ('suspend', 'ban') order by created_at desc, id desc limit 1`,
};

export class SqlSuspensions implements Suspensions {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async current(userId: UserId): Promise<Suspension | null> {
    return this.sql.row<Suspension>(CURRENT, [userId]);
  }
}
