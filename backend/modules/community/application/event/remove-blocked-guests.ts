import type { Clock } from '#kernel/clock.ts';
import type { BoardId, EventId, UserId } from '#kernel/ids.ts';
import type { AnswerEvent } from './answer-event.ts';

/** (tx) Events in which people have places that they are to give up, in the order of their ids. */
export interface SharedEvents {
  /** Locks upcoming events of either person, so no one answers them before this transaction ends. */
  lockHosted(one: UserId, other: UserId, now: Date): Promise<void>;
  /** Hosted by one, answered by the other and not over yet. */
  between(host: UserId, guest: UserId, now: Date): Promise<readonly EventId[]>;
  /** A board's upcoming members-only events answered by someone who has left the board. */
  closedTo(guest: UserId, boardId: BoardId, now: Date): Promise<readonly EventId[]>;
}

/**
 * For other contexts: removes two people from each other's guest lists after a block
 * (rules.md#blocked-people).
 */
export interface BlockedGuests {
  /** (tx) Gives up the places that either has at the other's events. Checked-in guests stay. */
  part(one: UserId, other: UserId): Promise<void>;
}

/** For boards: removes former members from members-only events. */
export interface DepartedMembers {
  /** (tx) After the membership has ended. */
  leave(boardId: BoardId, userId: UserId): Promise<void>;
}

export class RemoveBlockedGuests implements BlockedGuests, DepartedMembers {
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
    await this.events.lockHosted(one, other, now);
    for (const id of await this.events.between(one, other, now)) await this.answering.leave(id, other);
    for (const id of await this.events.between(other, one, now)) await this.answering.leave(id, one);
  }

  async leave(boardId: BoardId, userId: UserId): Promise<void> {
    const ids = await this.events.closedTo(userId, boardId, this.clock.now());
    for (const id of ids) await this.answering.leave(id, userId);
  }
}
