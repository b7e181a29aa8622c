import { expect, it } from 'vitest';
import { addHours } from '#kernel/clock.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { EventRepository, RsvpRepository } from '../application/event/ports.ts';
import type { CommunityEvent } from '../domain/event/community-event.ts';
import { Rsvp } from '../domain/event/rsvp.ts';
import { plannedEvent } from './planned-event.ts';

export interface RsvpStores {
  readonly events: EventRepository;
  readonly rsvps: RsvpRepository;
  readonly unitOfWork: UnitOfWork;
  /** People with an account. */
  readonly people: readonly UserId[];
}

const AT = new Date('2026-11-20T12:00:00.000Z');

/** Behavior of the fake and the database repository. */
export function rsvpRepositoryContract(open: () => Promise<RsvpStores>): void {
  const seated = async ({ events, rsvps, unitOfWork, people }: RsvpStores): Promise<CommunityEvent> =>
    unitOfWork.transaction(async () => {
      const event = plannedEvent(AT, { hostUserId: people[0] as UserId, capacity: 1 });
      for (const [index, userId] of people.slice(1).entries()) {
        const rsvp = Rsvp.of({ eventId: event.id, userId, checkInCode: `CODE000${index}` }, AT);
        event.admit(rsvp, AT);
        rsvp.note(`note ${index}`, AT);
        if (index === 0) await events.save(event);
        await rsvps.save(rsvp);
      }
      await events.save(event);
      return event;
    });
  const statuses = (rsvps: readonly Rsvp[]) =>
    rsvps.map(({ status, lineNumber, notes }) => [status, lineNumber, notes]);

  it('the repository stores every field of an event and of an RSVP', async () => {
    const stores = await open();
    const event = await seated(stores);
    const [, guest] = stores.people;
    await stores.unitOfWork.transaction(async () => {
      expect(fieldsOf(await stores.events.find(event.id))).toEqual(fieldsOf(event));
      const found = await stores.rsvps.find(event.id, guest as UserId);
      expect(found).toMatchObject({
        status: 'going',
        notes: 'note 0',
        checkInCode: 'CODE0000',
        createdAt: AT,
      });
      expect(await stores.rsvps.findByCode(event.id, 'CODE0000')).toEqual(found);
      expect(await stores.rsvps.findByCode(event.id, 'NOBODYS')).toBeNull();
      expect(
        await stores.rsvps.find('01890a5d-ac96-774b-bcce-b302099a8057' as EventId, guest as UserId),
      ).toBeNull();
    });
  });

  it('the repository returns the line in order', async () => {
    const stores = await open();
    const event = await seated(stores);
    await stores.unitOfWork.transaction(async () => {
      const line = await stores.rsvps.firstInLine(event.id, Number.POSITIVE_INFINITY);
      expect(statuses(line)).toEqual([
        ['waitlisted', 1, 'note 1'],
        ['waitlisted', 2, 'note 2'],
      ]);
      expect(statuses(await stores.rsvps.firstInLine(event.id, 1))).toEqual([['waitlisted', 1, 'note 1']]);
      expect(await stores.rsvps.position(line[1] as Rsvp)).toBe(2);
    });
  });

  it('the repository finds expired offers', async () => {
    const stores = await open();
    const event = await seated(stores);
    await stores.unitOfWork.transaction(async () => {
      const locked = (await stores.events.find(event.id)) as CommunityEvent;
      locked.edit({ capacity: 2 }, AT);
      const [first] = await stores.rsvps.firstInLine(event.id, 1);
      locked.offerPlace(first as Rsvp, AT);
      await stores.rsvps.save(first as Rsvp);
      await stores.events.save(locked);
    });
    await stores.unitOfWork.transaction(async () => {
      expect(await stores.rsvps.expiredOffers(event.id, addHours(AT, 23.9))).toEqual([]);
      expect(statuses(await stores.rsvps.expiredOffers(event.id, addHours(AT, 24)))).toEqual([
        ['offered', null, 'note 1'],
      ]);
    });
  });
}

function fieldsOf(event: CommunityEvent | null) {
  return event && { ...event };
}
