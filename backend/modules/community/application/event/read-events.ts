import type { Clock } from '#kernel/clock.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { EventAttendee } from '../../contract/event/event.ts';
import { mayShowCode, type AnswerState } from '../../domain/event/event-actions.ts';
import { eventErrors } from '../../domain/event/errors.ts';
import type { CalendarEntry } from './ports.ts';
import type { EventReader, EventRow, EventSearch } from './event-reader.ts';
import { wordsOfHtml } from '../writing/words-of-html.ts';

/** An event with the guests that its reader may see. */
export interface ReadEvent {
  readonly row: EventRow;
  readonly attendees: readonly EventAttendee[] | null;
}

/** Reads events for screens. */
export class ReadEvents {
  private readonly reader: EventReader;
  private readonly clock: Clock;

  constructor(reader: EventReader, clock: Clock) {
    this.reader = reader;
    this.clock = clock;
  }

  /** @throws DomainError `community.event_not_found`, also where this person may not read it */
  async one(id: EventId, viewer: UserId | null, isReviewer = false): Promise<ReadEvent> {
    const row = await this.reader.event(id, viewer, this.clock.now(), isReviewer);
    if (!row) throw eventErrors.notFound();
    const isHost = row.hostId === viewer;
    if (!isHost && !hasAnswered(row)) return { row, attendees: null };
    const attendees = await this.reader.attendees(id);
    return { row, attendees: isHost ? attendees : attendees.map(forOtherGuests) };
  }

  /**
   * The code a guest shows at check-in. @throws DomainError `community.event_not_found`, `community.no_rsvp`
   * (not_found)
   */
  async checkInCode(id: EventId, viewer: UserId): Promise<string> {
    const row = await this.reader.event(id, viewer, this.clock.now());
    if (!row) throw eventErrors.notFound();
    if (!mayShowCode(row.status, answerOf(row)) || row.checkInCode === null) throw eventErrors.noRsvp();
    return row.checkInCode;
  }

  /** The event in a calendar's form. @throws DomainError `community.event_not_found` */
  async entry(id: EventId, viewer: UserId | null): Promise<CalendarEntry> {
    const { row } = await this.one(id, viewer);
    return calendarEntry(row, viewer);
  }

  list(search: Omit<EventSearch, 'now'>, page: Page): Promise<readonly EventRow[]> {
    return this.reader.list({ ...search, now: this.clock.now() }, page);
  }

  mine(userId: UserId, upcoming: boolean, page: Page): Promise<readonly EventRow[]> {
    return this.reader.mine(userId, { upcoming, now: this.clock.now() }, page);
  }

  inReview(page: Page): Promise<readonly EventRow[]> {
    return this.reader.inReview(page, this.clock.now());
  }
}

export function calendarEntry(row: EventRow, viewer: UserId | null): CalendarEntry {
  return {
    ...row,
    description: wordsOfHtml(row.descriptionHtml),
    startAt: new Date(row.startAt),
    endAt: new Date(row.endAt),
    changedAt: new Date(row.updatedAt),
    place: placeWords(row),
    onlineUrl: seesLink(row, viewer) ? row.onlineUrl : null,
    isCanceled: row.status === 'cancelled',
  };
}

/** The link of an event is for those who have a place, and part of what is reviewed. */
export function seesLink({ hostId, status, rsvpStatus }: EventRow, viewer: UserId | null): boolean {
  return hostId === viewer || status === 'in_review' || rsvpStatus === 'going';
}

/** The address, with the town unless the address names it. */
export function placeWords({
  address,
  city,
  state,
}: Pick<EventRow, 'address' | 'city' | 'state'>): string | null {
  const names = (part: string): boolean => address?.toLowerCase().includes(part.toLowerCase()) ?? false;
  const town = [city, state].filter((part) => part !== null && !names(part));
  return [address, ...town].filter(Boolean).join(', ') || null;
}

/** The reader's own answer; null without one. */
export function answerOf({ rsvpStatus: status, checkedInAt }: EventRow): AnswerState | null {
  return status && { status, checkedInAt };
}

function hasAnswered({ rsvpStatus }: EventRow): boolean {
  return rsvpStatus === 'going' || rsvpStatus === 'waitlisted' || rsvpStatus === 'offered';
}

/** Guests know each other by first name and initial. */
function forOtherGuests({ lastName, ...guest }: EventAttendee): EventAttendee {
  return { ...guest, lastName: [...lastName].slice(0, 1).join(''), checkedInAt: null };
}
