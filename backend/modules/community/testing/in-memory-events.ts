import type { EventPublisher } from '#kernel/domain-events.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { EventRepository, RsvpRepository } from '../application/event/ports.ts';
import type { CommunityEvent } from '../domain/event/community-event.ts';
import type { Rsvp } from '../domain/event/rsvp.ts';

export class InMemoryEvents implements EventRepository {
  private readonly byId = new Map<EventId, CommunityEvent>();
  private readonly publisher: EventPublisher;

  constructor(publisher: EventPublisher) {
    this.publisher = publisher;
  }

  async find(id: EventId): Promise<CommunityEvent | null> {
    return this.byId.get(id) ?? null;
  }

  async save(event: CommunityEvent): Promise<void> {
    this.byId.set(event.id, event);
    await this.publisher.publish(event.pullEvents());
  }
}

export class InMemoryRsvps implements RsvpRepository {
  private readonly byId = new Map<string, Rsvp>();

  async find(eventId: EventId, userId: UserId): Promise<Rsvp | null> {
    return this.of(eventId).find((one) => one.userId === userId) ?? null;
  }

  async findByCode(eventId: EventId, code: string): Promise<Rsvp | null> {
    return this.of(eventId).find(({ checkInCode }) => checkInCode === code) ?? null;
  }

  async firstInLine(eventId: EventId, howMany: number): Promise<readonly Rsvp[]> {
    return this.line(eventId).slice(0, howMany);
  }

  async expiredOffers(eventId: EventId, now: Date): Promise<readonly Rsvp[]> {
    return this.of(eventId)
      .filter((one) => one.status === 'offered' && !one.isOfferOpen(now))
      .toSorted((a, b) => Number(a.offerExpiresAt) - Number(b.offerExpiresAt) || (a.id < b.id ? -1 : 1));
  }

  async position(rsvp: Rsvp): Promise<number> {
    return this.line(rsvp.eventId).findIndex(({ id }) => id === rsvp.id) + 1;
  }

  async save(...rsvps: readonly Rsvp[]): Promise<void> {
    for (const rsvp of rsvps) this.byId.set(rsvp.id, rsvp);
  }

  of(eventId: EventId): readonly Rsvp[] {
    return [...this.byId.values()].filter((one) => one.eventId === eventId);
  }

  line(eventId: EventId): readonly Rsvp[] {
    return this.of(eventId)
      .filter(({ status }) => status === 'waitlisted')
      .toSorted((a, b) => (a.lineNumber ?? 0) - (b.lineNumber ?? 0));
  }
}
