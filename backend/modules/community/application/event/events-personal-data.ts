import type { EventId, UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { AnswerEvent } from './answer-event.ts';
import type { HostEvent } from './host-event.ts';

/** (tx) What events hold of a person. */
export interface PersonalEvents {
  copy(userId: UserId): Promise<Json>;
  /** Hosted, and not over or canceled yet. */
  openHosted(userId: UserId): Promise<readonly EventId[]>;
  /** Answered, and not over yet. */
  openAnswered(userId: UserId): Promise<readonly EventId[]>;
  /** Erases notes and links they wrote, their drafts, and their calendar address. */
  erase(userId: UserId): Promise<void>;
}

interface EventsPersonalDataNeeds {
  readonly records: PersonalEvents;
  readonly answering: Pick<AnswerEvent, 'leave'>;
  readonly hosting: Pick<HostEvent, 'cancelForDeparture'>;
}

/** A deleted account frees its places, and its upcoming events are canceled. Past events stay. */
export class EventsPersonalData implements PersonalData {
  readonly name = 'events';
  private readonly needs: EventsPersonalDataNeeds;

  constructor(needs: EventsPersonalDataNeeds) {
    this.needs = needs;
  }

  collect(userId: UserId): Promise<Json> {
    return this.needs.records.copy(userId);
  }

  async forfeits(userId: UserId): Promise<readonly string[]> {
    const hosted = await this.needs.records.openHosted(userId);
    return hosted.length > 0
      ? ["Your upcoming events will be canceled, and we'll tell the people who RSVP'd."]
      : [];
  }

  async erase(userId: UserId): Promise<void> {
    const { records, answering, hosting } = this.needs;
    for (const id of await records.openHosted(userId)) await hosting.cancelForDeparture(id);
    for (const id of await records.openAnswered(userId)) await answering.leave(id, userId);
    await records.erase(userId);
  }
}
