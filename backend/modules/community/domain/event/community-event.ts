import type { Fields } from '#kernel/aggregate.ts';
import { addDays, addHours } from '#kernel/clock.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type BoardId, type UserId } from '#kernel/ids.ts';
import type { EventStatus, RsvpStatus } from '../../contract/vocabulary/events.ts';
import { eventErrors } from './errors.ts';
import { refusalOfAnswers, refusalOfEdit } from './event-actions.ts';
import { EventRecord, type EventText } from './event-record.ts';
import { reminderTimes } from './reminders.ts';
import type { Rsvp, RsvpStep } from './rsvp.ts';

/** So that what is coming can be found by when it begins. */
const LONGEST_DAYS = 31;
/** Hours a freed place is reserved for the first in line (rules.md#event-waiting-list). */
const OFFER_HOURS = 24;

export interface NewEvent extends EventText {
  readonly hostUserId: UserId;
  readonly boardId: BoardId | null;
  readonly status: 'draft' | 'in_review' | 'published';
}

/** Fields that guests plan by; a change notifies them. */
const PLANNED_BY = [
  'title',
  'startAt',
  'endAt',
  'locationType',
  'address',
  'city',
  'state',
  'onlineUrl',
] as const;

const UNTOUCHED = {
  currentRsvpCount: 0,
  offeredCount: 0,
  waitingCount: 0,
  lastLineNumber: 0,
  publishedAt: null,
  hasNews: false,
  sequence: 0,
  cancelReason: null,
  cancelledAt: null,
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  isHidden: false,
  hiddenBy: null,
  hiddenAt: null,
  hiddenReason: null,
  version: 1,
} as const;

/** Something that people meet for. It counts its guests, and never has more than it has room for. */
export class CommunityEvent extends EventRecord {
  /** @throws DomainError `community.end_before_start`, `community.event_too_long`, `community.start_in_past` (invalid) */
  static plan(given: NewEvent, at: Date): CommunityEvent {
    assertTimes(given);
    if (given.startAt <= at) throw eventErrors.startInPast();
    const { remindDayAt, remindHourAt } = reminderTimes(given.startAt, at);
    const event = Object.assign(new CommunityEvent(), {
      ...UNTOUCHED,
      ...given,
      id: newId<'event'>(),
      remindDayAt,
      remindHourAt,
      createdAt: at,
      updatedAt: at,
    });
    if (event.status === 'published') event.goOut(at);
    return event;
  }

  statusAt(now: Date): EventStatus {
    return this.status === 'published' && now >= this.endAt ? 'past' : this.status;
  }

  /** How many may come; null for as many as like. `capacity` wins (rules.md#event-words). */
  get limit(): number | null {
    return this.capacity ?? this.rsvpLimit;
  }

  /** Places that are neither taken nor reserved. */
  get freePlaces(): number {
    if (this.limit === null) return Number.POSITIVE_INFINITY;
    return Math.max(0, this.limit - this.currentRsvpCount - this.offeredCount);
  }

  /** @throws DomainError `community.event_cancelled`, `community.event_over`, `community.event_not_published` (rule_broken) */
  assertOpen(now: Date): void {
    const refusal = refusalOfAnswers(this.statusAt(now));
    if (refusal) throw refusal;
  }

  /** @throws DomainError as `plan`, `community.capacity_too_small`, `community.board_missing` (invalid), and where it is cancelled or over (rule_broken) */
  edit(changes: Partial<EventText>, at: Date): void {
    const refusal = refusalOfEdit(this.statusAt(at));
    if (refusal) throw refusal;
    const next = { ...this.written(), ...changes };
    assertTimes(next);
    if (next.visibility === 'board' && this.boardId === null) throw eventErrors.boardMissing();
    const isMoved = next.startAt.getTime() !== this.startAt.getTime();
    if (isMoved && next.startAt <= at) throw eventErrors.startInPast();
    const limit = next.capacity ?? next.rsvpLimit;
    if (limit !== null && limit < this.currentRsvpCount + this.offeredCount) throw eventErrors.tooSmall();
    const isOther = PLANNED_BY.some((name) => String(next[name]) !== String(this[name]));
    const hasNews = this.hasNews || (isOther && this.publishedAt !== null);
    const reminders = isMoved ? reminderTimes(next.startAt, at) : {};
    this.become({ ...changes, ...reminders, hasNews, sequence: this.sequence + 1, updatedAt: at });
    if (isOther && this.status === 'published') this.tellNews(at);
  }

  /** A draft goes out, or to review first. Once refused it is always reviewed again. */
  publish(needsReview: boolean, at: Date): void {
    if (this.status !== 'draft') return;
    if (this.startAt <= at) throw eventErrors.startInPast();
    this.become({ updatedAt: at, ...reminderTimes(this.startAt, at) });
    if (needsReview || this.reviewedAt !== null) this.become({ status: 'in_review' });
    else this.goOut(at);
  }

  /** Returns a published event to review before anyone else reads it. */
  holdForReview(at: Date): void {
    if (this.status === 'published') this.become({ status: 'in_review', updatedAt: at });
  }

  /** @throws DomainError `community.not_in_review` (conflict) */
  review(
    decision: { readonly approve: boolean; readonly note: string | null; readonly by: UserId },
    at: Date,
  ): void {
    if (this.status !== 'in_review') throw eventErrors.notInReview();
    const { approve, note: reviewNote, by: reviewedBy } = decision;
    this.become({ reviewNote, reviewedBy, reviewedAt: at, updatedAt: at });
    if (!approve) return this.become({ status: 'draft' });
    // Reminders that fell due in the meantime were not sent.
    this.become(reminderTimes(this.startAt, at));
    this.goOut(at);
  }

  /** Once; false if it was canceled before. @throws DomainError `community.event_over` (rule_broken) */
  cancel(reason: string | null, at: Date): boolean {
    if (this.status === 'cancelled') return false;
    const refusal = refusalOfEdit(this.statusAt(at));
    if (refusal) throw refusal;
    this.become({
      status: 'cancelled',
      cancelReason: reason,
      cancelledAt: at,
      remindDayAt: null,
      remindHourAt: null,
      sequence: this.sequence + 1,
      updatedAt: at,
    });
    this.record(domainEvent('community.event_cancelled', at, { eventId: this.id }));
    return true;
  }

  /** Gives a place, or the end of the line (rules.md#event-waiting-list). */
  admit(rsvp: Rsvp, at: Date): void {
    const isNext = this.waitingCount === 0 || at >= this.startAt;
    if (this.freePlaces > 0 && isNext) this.move(rsvp, { status: 'going' }, at);
    else this.move(rsvp, { status: 'waitlisted', lineNumber: this.lastLineNumber + 1 }, at);
  }

  /** Reserves a place for a day, or until the event begins. */
  offerPlace(rsvp: Rsvp, at: Date): void {
    const aDay = addHours(at, OFFER_HOURS);
    this.move(rsvp, { status: 'offered', offerExpiresAt: aDay < this.startAt ? aDay : this.startAt }, at);
  }

  /** Number of places that can be offered now; none after the event begins. */
  placesToOffer(at: Date): number {
    if (this.status !== 'published' || at >= this.startAt) return 0;
    return Math.min(this.freePlaces, this.waitingCount);
  }

  /**
   * Changes an RSVP, updates the counts, and publishes the event. @throws RangeError if there is no room: a
   * caller's mistake
   */
  move(rsvp: Rsvp, step: RsvpStep, at: Date): void {
    const [from, to] = [rsvp.status, step.status];
    const counted = (status: RsvpStatus): number => Number(to === status) - Number(from === status);
    const going = this.currentRsvpCount + counted('going');
    const offered = this.offeredCount + counted('offered');
    const isMore = counted('going') + counted('offered') > 0;
    if (isMore && this.limit !== null && going + offered > this.limit)
      throw new RangeError('No room for another guest');
    rsvp.become(step, at);
    this.become({
      currentRsvpCount: going,
      offeredCount: offered,
      waitingCount: this.waitingCount + counted('waitlisted'),
      ...(step.status === 'waitlisted' && { lastLineNumber: step.lineNumber }),
      updatedAt: at,
    });
    const about = { eventId: this.id, userId: rsvp.userId };
    if (counted('going') > 0) this.record(domainEvent('community.rsvp_made', at, about));
    if (counted('going') < 0) this.record(domainEvent('community.rsvp_cancelled', at, about));
  }

  /** Marks the guests as notified of the changes. */
  newsTold(): void {
    this.become({ hasNews: false });
  }

  reminded(which: 'remindDayAt' | 'remindHourAt'): void {
    this.become({ [which]: null });
  }

  /** Others can read it: whom it mentions hears so the first time, its guests what changed while it was held. */
  private goOut(at: Date): void {
    const isFirst = this.publishedAt === null;
    this.become({ status: 'published', publishedAt: this.publishedAt ?? at });
    const { id: eventId, mentioned } = this;
    if (isFirst)
      this.record(domainEvent('community.event_published', at, { eventId, mentioned: [...mentioned] }));
    if (this.hasNews) this.tellNews(at);
  }

  private tellNews(at: Date): void {
    this.record(domainEvent('community.event_changed', at, { eventId: this.id }));
  }

  private written(): EventText {
    return this;
  }

  private become(changes: Partial<Omit<Fields<CommunityEvent>, 'id' | 'limit' | 'freePlaces'>>): void {
    Object.assign(this, changes);
  }
}

function assertTimes({ startAt, endAt }: Pick<EventText, 'startAt' | 'endAt'>): void {
  if (endAt <= startAt) throw eventErrors.endBeforeStart();
  if (endAt > addDays(startAt, LONGEST_DAYS)) throw eventErrors.tooLong();
}
