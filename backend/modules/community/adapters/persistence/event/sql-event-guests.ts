import { asId, type EventId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { EventAttendance } from '#modules/community/application/event/event-attendance.ts';
import type { DueEvents, GuestReader } from '#modules/community/application/event/ports.ts';
import { IN_REACH } from './event-statements.ts';

/** Leaves out guests who may no longer read the board's event (rules.md#private-boards). */
const guests = (statuses: string): string =>
  `select r.user_id as "userId" from event_rsvps r join users u on u.id = r.user_id
      join events e on e.id = r.event_id left join industry_boards b on b.id = e.board_id
      left join board_memberships m on m.board_id = e.board_id and m.user_id = r.user_id
    where r.event_id = $1 and r.status in (${statuses}) and ${IN_REACH} order by r.created_at, r.id`;

const GOING: Statement = { name: 'event-guests-going', text: guests(`'going'`) };
const ALL: Statement = { name: 'event-guests-all', text: guests(`'going', 'waitlisted', 'offered'`) };
const WATCHING: Statement = {
  name: 'event-watching',
  text: `select host_user_id as "userId" from events where id = $1
    union all (select user_id from event_rsvps where event_id = $1 order by updated_at desc, id desc limit $2)`,
};
const IS_GOING: Statement = {
  name: 'event-is-going',
  text: `select 1 from event_rsvps where event_id = $1 and user_id = $2 and status = 'going'`,
};
const REMINDERS: Statement = {
  name: 'events-reminders-due',
  text: `select id from events where remind_day_at <= $1 union select id from events where remind_hour_at <= $1 limit $2`,
};
const OFFERS: Statement = {
  name: 'event-offers-due',
  text: `select distinct event_id as id from event_rsvps where status = 'offered' and offer_expires_at <= $1 limit $2`,
};

/** Finds guests to notify, and events with due work. */
export class SqlEventGuests implements GuestReader, DueEvents, EventAttendance {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  going(eventId: EventId): Promise<readonly UserId[]> {
    return this.people(GOING, [eventId]);
  }

  all(eventId: EventId): Promise<readonly UserId[]> {
    return this.people(ALL, [eventId]);
  }

  watching(eventId: EventId, limit: number): Promise<readonly UserId[]> {
    return this.people(WATCHING, [eventId, limit]);
  }

  async isGoing(userId: UserId, eventId: EventId): Promise<boolean> {
    return (await this.sql.row(IS_GOING, [eventId, userId])) !== null;
  }

  reminders(now: Date, limit: number): Promise<readonly EventId[]> {
    return this.ids(REMINDERS, now, limit);
  }

  expiredOffers(now: Date, limit: number): Promise<readonly EventId[]> {
    return this.ids(OFFERS, now, limit);
  }

  private async people(statement: Statement, values: readonly unknown[]): Promise<readonly UserId[]> {
    const rows = await this.sql.rows<{ userId: UserId }>(statement, values);
    return rows.map(({ userId }) => userId);
  }

  private async ids(statement: Statement, now: Date, limit: number): Promise<readonly EventId[]> {
    const rows = await this.sql.rows<{ id: string }>(statement, [now, limit]);
    return rows.map(({ id }) => asId<'event'>(id));
  }
}
