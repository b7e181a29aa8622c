import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Presence } from '#platform/http/sessions/session-store.ts';
import type { Sql } from '#platform/persistence/sql.ts';

/** Skips a locked row: a reader does not wait, and the next call in a few minutes updates it. */
const SEEN = {
  name: 'user-seen',
  text: `update users set last_active_at = $2 where id = (
    select id from users
    where id = $1 and (last_active_at is null or last_active_at < $2::timestamptz - interval '5 minutes')
    for no key update skip locked)`,
};

/** When someone was last here, to within five minutes. */
export class SqlPresence implements Presence {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async seen(userId: UserId): Promise<void> {
    await this.sql.rows(SEEN, [userId, this.clock.now()]);
  }
}
