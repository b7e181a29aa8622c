import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { EventRepository, RsvpRepository } from '#modules/community/application/event/ports.ts';
import { CommunityEvent } from '#modules/community/domain/event/community-event.ts';
import { Rsvp } from '#modules/community/domain/event/rsvp.ts';

export class MikroEventRepository implements EventRepository {
  private readonly orm: MikroORM;
  private readonly publisher: EventPublisher;

  constructor(orm: MikroORM, publisher: EventPublisher) {
    this.orm = orm;
    this.publisher = publisher;
  }

  find(id: EventId): Promise<CommunityEvent | null> {
    return transactionEm(this.orm).findOne(CommunityEvent, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(event: CommunityEvent): Promise<void> {
    await transactionEm(this.orm).persist(event).flush();
    await this.publisher.publish(event.pullEvents());
  }
}

/** Read under the lock of the event, which all that write here hold. */
export class MikroRsvpRepository implements RsvpRepository {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  find(eventId: EventId, userId: UserId): Promise<Rsvp | null> {
    return transactionEm(this.orm).findOne(Rsvp, { eventId, userId });
  }

  findByCode(eventId: EventId, checkInCode: string): Promise<Rsvp | null> {
    return transactionEm(this.orm).findOne(Rsvp, { eventId, checkInCode });
  }

  firstInLine(eventId: EventId, howMany: number): Promise<readonly Rsvp[]> {
    const order = { orderBy: { lineNumber: 'asc' } } as const;
    const limit = Number.isFinite(howMany) ? { limit: howMany } : {};
    return transactionEm(this.orm).find(Rsvp, { eventId, status: 'waitlisted' }, { ...order, ...limit });
  }

  expiredOffers(eventId: EventId, now: Date): Promise<readonly Rsvp[]> {
    const late = { eventId, status: 'offered', offerExpiresAt: { $lte: now } } as const;
    return transactionEm(this.orm).find(Rsvp, late, { orderBy: { offerExpiresAt: 'asc', id: 'asc' } });
  }

  async position({ eventId, lineNumber }: Rsvp): Promise<number> {
    return transactionEm(this.orm).count(Rsvp, {
      eventId,
      status: 'waitlisted',
      lineNumber: { $lte: lineNumber },
    });
  }

  async save(...rsvps: readonly Rsvp[]): Promise<void> {
    if (rsvps.length > 0)
      await transactionEm(this.orm)
        .persist([...rsvps])
        .flush();
  }
}
