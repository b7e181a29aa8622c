import type { EventId, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  EventReader,
  EventRow,
  EventSearch,
} from '#modules/community/application/event/event-reader.ts';
import type { CalendarEntry } from '#modules/community/application/event/ports.ts';
import { calendarEntry } from '#modules/community/application/event/read-events.ts';
import type { EventAttendee } from '#modules/community/contract/event/event.ts';
import { ATTENDEES, CALENDAR, IN_REVIEW, listStatement, MINE, ONE } from './event-statements.ts';

export class SqlEventReader implements EventReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  event(id: EventId, viewer: UserId | null, now: Date, isReviewer = false): Promise<EventRow | null> {
    return this.sql.row<EventRow>(ONE, [viewer, now, id, isReviewer]);
  }

  attendees(id: EventId): Promise<readonly EventAttendee[]> {
    return this.sql.rows<EventAttendee>(ATTENDEES, [id]);
  }

  list(search: EventSearch, page: Page): Promise<readonly EventRow[]> {
    const { viewer, now, eventType, from, to } = search;
    const values = [viewer, now, ...keysOf(page), eventType, from, to];
    return this.sql.rows<EventRow>(listStatement(search), values);
  }

  mine(
    userId: UserId,
    { upcoming, now }: { readonly upcoming: boolean; readonly now: Date },
    page: Page,
  ): Promise<readonly EventRow[]> {
    return this.sql.rows<EventRow>(upcoming ? MINE.upcoming : MINE.all, [userId, now, ...keysOf(page)]);
  }

  inReview(page: Page, now: Date): Promise<readonly EventRow[]> {
    return this.sql.rows<EventRow>(IN_REVIEW, [null, now, ...keysOf(page)]);
  }

  async calendar(userId: UserId, now: Date): Promise<readonly CalendarEntry[]> {
    const rows = await this.sql.rows<EventRow>(CALENDAR, [userId, now]);
    return rows.map((row) => calendarEntry(row, userId));
  }
}

function keysOf({ after, limit }: Page): readonly [string | null, string | null, number] {
  return [after?.at ?? null, after?.id ?? null, limit + 1];
}
