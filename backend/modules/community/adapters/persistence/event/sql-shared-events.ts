import { asId, type BoardId, type EventId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { SharedEvents } from '#modules/community/application/event/remove-blocked-guests.ts';

const LOCK_HOSTED: Statement = {
  name: 'events-lock-hosted',
  text: `select id from events where host_user_id in ($1, $2) and end_at > $3 and status <> 'cancelled'
    order by id for update`,
};
const BETWEEN: Statement = {
  name: 'events-between-two',
  text: `select e.id from event_rsvps r join events e on e.id = r.event_id
    where e.host_user_id = $1 and r.user_id = $2 and r.status in ('going', 'waitlisted', 'offered')
      and r.checked_in_at is null and e.end_at > $3 order by e.id`,
};
const CLOSED: Statement = {
  name: 'events-closed-to-guest',
  text: `select e.id from event_rsvps r join events e on e.id = r.event_id join industry_boards b on b.id = e.board_id
    where r.user_id = $1 and e.board_id = $2 and (b.is_private or e.visibility = 'board')
      and r.status in ('going', 'waitlisted', 'offered') and r.checked_in_at is null and e.end_at > $3 order by e.id`,
};

export class SqlSharedEvents implements SharedEvents {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lockHosted(one: UserId, other: UserId, now: Date): Promise<void> {
    await this.sql.rows(LOCK_HOSTED, [one, other, now]);
  }

  between(host: UserId, guest: UserId, now: Date): Promise<readonly EventId[]> {
    return this.ids(BETWEEN, [host, guest, now]);
  }

  closedTo(guest: UserId, boardId: BoardId, now: Date): Promise<readonly EventId[]> {
    return this.ids(CLOSED, [guest, boardId, now]);
  }

  private async ids(statement: Statement, values: readonly unknown[]): Promise<readonly EventId[]> {
    const rows = await this.sql.rows<{ id: string }>(statement, values);
    return rows.map(({ id }) => asId<'event'>(id));
  }
}
