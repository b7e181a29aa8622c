import { asId, type EventId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { SharedEvents } from '#modules/community/application/event/part-guests.ts';

const BETWEEN: Statement = {
  name: 'events-between-two',
  text: `select e.id from event_rsvps r join events e on e.id = r.event_id
    where e.host_user_id = $1 and r.user_id = $2 and r.status in ('going', 'waitlisted', 'offered')
      and r.checked_in_at is null and e.end_at > $3 order by e.id`,
};

export class SqlSharedEvents implements SharedEvents {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async between(host: UserId, guest: UserId, now: Date): Promise<readonly EventId[]> {
    const rows = await this.sql.rows<{ id: string }>(BETWEEN, [host, guest, now]);
    return rows.map(({ id }) => asId<'event'>(id));
  }
}
