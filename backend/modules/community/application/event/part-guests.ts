import type { Clock } from '#kernel/clock.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { AnswerEvent } from './answer-event.ts';

/** (tx) Events between two people. */
export interface SharedEvents {
  /** Hosted by one, answered by the other and not over yet, in the order of their ids. */
  between(host: UserId, guest: UserId, now: Date): Promise<readonly EventId[]>;
}

/** For other contexts: two people who want no contact any more are not each other's guests (rules.md#blocked-people). */
export interface GuestParting {
  /** (tx) Gives up the places that either has at what the other hosts. Whoever has been checked in stays. */
  part(one: UserId, other: UserId): Promise<void>;
}

export class PartGuests implements GuestParting {
  private readonly events: SharedEvents;
  private readonly answering: Pick<AnswerEvent, 'leave'>;
  private readonly clock: Clock;

  constructor(events: SharedEvents, answering: Pick<AnswerEvent, 'leave'>, clock: Clock) {
    this.events = events;
    this.answering = answering;
    this.clock = clock;
  }

  async part(one: UserId, other: UserId): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.events.between(one, other, now)) await this.answering.leave(id, other);
    for (const id of await this.events.between(other, one, now)) await this.answering.leave(id, one);
  }
}
