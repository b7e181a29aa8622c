import type { Clock } from '#kernel/clock.ts';
import { asId, type EventId, type UserId } from '#kernel/ids.ts';
import type { Json } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { PersonalEvents } from '#modules/community/application/event/events-personal-data.ts';

const COPY: Statement = {
  name: 'events-copy',
  text: `select json_build_object(
      'hosted', (select coalesce(json_agg(json_build_object('id', e.id, 'title', e.title,
          'description', e.description, 'type', e.type, 'startAt', iso(e.start_at), 'endAt', iso(e.end_at),
          'timeZone', e.time_zone, 'locationType', e.location_type, 'address', e.address, 'city', e.city,
          'state', e.state, 'onlineUrl', e.online_url, 'visibility', e.visibility, 'status', e.status,
          'capacity', e.capacity, 'rsvpLimit', e.rsvp_limit, 'tags', e.tags, 'reviewNote', e.review_note,
          'cancelReason', e.cancel_reason, 'hiddenReason', e.hidden_reason, 'createdAt', iso(e.created_at))
          order by e.created_at, e.id), '[]') from events e where e.host_user_id = $1),
      'answered', (select coalesce(json_agg(json_build_object('eventId', r.event_id, 'title', e.title,
          'status', r.status, 'notes', r.notes, 'checkInCode', r.check_in_code, 'checkedInAt', iso(r.checked_in_at),
          'createdAt', iso(r.created_at)) order by r.created_at, r.id), '[]')
        from event_rsvps r join events e on e.id = r.event_id where r.user_id = $1),
      'calendarSince', (select iso(created_at) from calendar_feeds where user_id = $1)
    ) as copy`,
};
/** In the order of their ids: two who leave at the same time wait for each other in one direction. */
const HOSTED: Statement = {
  name: 'events-open-hosted',
  text: `select id from events where host_user_id = $1 and status <> 'cancelled' and end_at > $2 order by id`,
};
const ANSWERED: Statement = {
  name: 'events-open-answered',
  text: `select r.event_id as id from event_rsvps r join events e on e.id = r.event_id
    where r.user_id = $1 and r.status in ('going', 'waitlisted', 'offered') and r.checked_in_at is null
      and e.end_at > $2 order by r.event_id`,
};
const ERASE: readonly Statement[] = [
  {
    name: 'events-erase-answers',
    text: `update event_rsvps set notes = null where user_id = $1 and notes is not null`,
  },
  {
    name: 'events-erase-links',
    text: `update events set online_url = null, cancel_reason = null, review_note = null
      where host_user_id = $1`,
  },
  { name: 'events-erase-calendar', text: `delete from calendar_feeds where user_id = $1` },
];

export class SqlPersonalEvents implements PersonalEvents {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async copy(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  openHosted(userId: UserId): Promise<readonly EventId[]> {
    return this.ids(HOSTED, userId);
  }

  openAnswered(userId: UserId): Promise<readonly EventId[]> {
    return this.ids(ANSWERED, userId);
  }

  async erase(userId: UserId): Promise<void> {
    for (const statement of ERASE) await this.sql.rows(statement, [userId]);
  }

  private async ids(statement: Statement, userId: UserId): Promise<readonly EventId[]> {
    const rows = await this.sql.rows<{ id: string }>(statement, [userId, this.clock.now()]);
    return rows.map(({ id }) => asId<'event'>(id));
  }
}
