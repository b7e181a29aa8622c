import type { UserId } from '#kernel/ids.ts';
import type { Presence } from '#platform/http/sessions/session-store.ts';
import type { Sql } from '#platform/persistence/sql.ts';

/** Passes over a row that is being changed: a reader waits for nobody, and is back in a few minutes. */
const SEEN = {
  name: 'user-seen',
  text: `update users set last_active_at = now() where id = (
    select id from users
    where id = $1 and (last_active_at is null or last_active_at < now() - interval '5 minutes')
    for no key update skip locked)`,
};

/** When someone was last here, to within five minutes. */
export class SqlPresence implements Presence {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async seen(userId: UserId): Promise<void> {
    await this.sql.rows(SEEN, [userId]);
  }
}
