import type { EventId, UserId } from '#kernel/ids.ts';
import type { CommunityEvent } from '../../domain/event/community-event.ts';
import type { Rsvp } from '../../domain/event/rsvp.ts';

/** (tx) Saving publishes what an event has collected. */
export interface EventRepository {
  /** Takes a row lock, so changes to an event and its guests run one after another. */
  find(id: EventId): Promise<CommunityEvent | null>;
  save(event: CommunityEvent): Promise<void>;
}

/** (tx) Called under the lock of the event. */
export interface RsvpRepository {
  find(eventId: EventId, userId: UserId): Promise<Rsvp | null>;
  findByCode(eventId: EventId, code: string): Promise<Rsvp | null>;
  /** The first in line; all of them for an infinite number. */
  firstInLine(eventId: EventId, howMany: number): Promise<readonly Rsvp[]>;
  /** Offers not accepted in time. */
  expiredOffers(eventId: EventId, now: Date): Promise<readonly Rsvp[]>;
  /** In line, from 1. */
  position(rsvp: Rsvp): Promise<number>;
  save(...rsvps: readonly Rsvp[]): Promise<void>;
}

/** Guests to notify who may still read the event. */
export interface GuestReader {
  /** Everyone with a place. */
  going(eventId: EventId): Promise<readonly UserId[]>;
  /** Those too who are in line. */
  all(eventId: EventId): Promise<readonly UserId[]>;
  /** The host and the people who answered last, at most `limit`. */
  watching(eventId: EventId, limit: number): Promise<readonly UserId[]>;
}

/** Events in which something falls due. */
export interface DueEvents {
  reminders(now: Date, limit: number): Promise<readonly EventId[]>;
  expiredOffers(now: Date, limit: number): Promise<readonly EventId[]>;
}

/** The town of an event. */
export interface EventTown {
  /** US Central if unknown. */
  readonly timeZone: string;
  readonly city: string | null;
  readonly state: string | null;
}

export interface EventTowns {
  /** The town that the first of these texts names that names any. */
  locate(texts: readonly (string | null)[]): Promise<EventTown>;
}

export interface CheckInCodes {
  /** Eight characters that are not misread. */
  next(): string;
}

export interface CalendarFeedStore {
  /** (tx) Null if the person has none. */
  find(userId: UserId): Promise<{ readonly nonce: string; readonly tokenHash: string } | null>;
  /** (tx) Returns the existing one if another call was faster. */
  add(
    userId: UserId,
    link: { readonly nonce: string; readonly tokenHash: string; readonly at: Date },
  ): Promise<void>;
  remove(userId: UserId): Promise<void>;
  ownerOf(tokenHash: string): Promise<UserId | null>;
}

/** An event as a calendar shows it. */
export interface CalendarEntry {
  readonly id: EventId;
  readonly title: string;
  readonly description: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly timeZone: string;
  readonly place: string | null;
  readonly onlineUrl: string | null;
  readonly sequence: number;
  readonly isCanceled: boolean;
  readonly changedAt: Date;
}

export interface CalendarWriter {
  write(name: string, entries: readonly CalendarEntry[]): string;
}
