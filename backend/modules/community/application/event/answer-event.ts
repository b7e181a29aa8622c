import type { Clock } from '#kernel/clock.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { RsvpAnswer } from '../../contract/event/event.ts';
import type { CommunityEvent } from '../../domain/event/community-event.ts';
import { refusalOfGivingUp } from '../../domain/event/event-actions.ts';
import { eventErrors } from '../../domain/event/errors.ts';
import { Rsvp } from '../../domain/event/rsvp.ts';
import type { Contact } from '../access/contact.ts';
import type { Places } from '../access/places.ts';
import { lockReadable } from './event-access.ts';
import type { EventBroadcast } from './event-broadcast.ts';
import type { CheckInCodes, EventRepository, RsvpRepository } from './ports.ts';
import type { Seating } from './seating.ts';

interface AnswerEventNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly events: EventRepository;
  readonly rsvps: RsvpRepository;
  readonly places: Places;
  readonly contact: Pick<Contact, 'assertOpen'>;
  readonly seating: Seating;
  readonly codes: CheckInCodes;
  readonly broadcast: EventBroadcast;
  readonly clock: Clock;
}

/** Lets people accept or cancel an RSVP. Idempotent (rules.md#event-waiting-list). */
export class AnswerEvent {
  private readonly needs: AnswerEventNeeds;

  constructor(needs: AnswerEventNeeds) {
    this.needs = needs;
  }

  /**
   * A place, or one in the waiting list; of whom a place is offered, that place.
   * @throws DomainError `community.event_not_found`, `community.own_event`, and as `CommunityEvent.assertOpen`, `Contact.assertOpen`
   */
  async rsvp(eventId: EventId, userId: UserId, notes: string | null | undefined): Promise<RsvpAnswer> {
    const { unitOfWork, contact, seating, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const event = await lockReadable(this.needs, eventId, userId);
      const at = clock.now();
      event.assertOpen(at);
      if (event.hostUserId === userId) throw eventErrors.ownEvent();
      await contact.assertOpen('rsvp', userId, [event.hostUserId]);
      await seating.settle(event, at);
      const rsvp = await this.rsvpOf(event, userId, at);
      if (notes !== undefined) rsvp.note(notes, at);
      if (rsvp.status === 'offered') event.move(rsvp, { status: 'going' }, at);
      if (rsvp.status === 'cancelled' || rsvp.status === 'lapsed') event.admit(rsvp, at);
      return this.store(event, rsvp);
    });
  }

  /**
   * Frees the place for the first in line. Works even if the person may no longer read the event.
   * @throws DomainError `community.event_not_found`, `community.no_rsvp`, `community.checked_in`,
   * `community.event_over`
   */
  async cancel(eventId: EventId, userId: UserId): Promise<RsvpAnswer> {
    const { unitOfWork, events, rsvps, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const event = await events.find(eventId);
      const rsvp = event && (await rsvps.find(eventId, userId));
      if (!event || !rsvp) {
        await lockReadable(this.needs, eventId, userId);
        throw eventErrors.noRsvp();
      }
      const refusal = refusalOfGivingUp(event.statusAt(clock.now()), rsvp);
      if (refusal) throw refusal;
      return this.giveUp(event, rsvp);
    });
  }

  /** (tx) For deleted accounts. */
  async leave(eventId: EventId, userId: UserId): Promise<void> {
    const event = await this.needs.events.find(eventId);
    const rsvp = await this.needs.rsvps.find(eventId, userId);
    if (event && rsvp) await this.giveUp(event, rsvp);
  }

  private async giveUp(event: CommunityEvent, rsvp: Rsvp): Promise<RsvpAnswer> {
    const at = this.needs.clock.now();
    if (rsvp.status !== 'cancelled') event.move(rsvp, { status: 'cancelled' }, at);
    await this.needs.rsvps.save(rsvp);
    await this.needs.seating.settle(event, at);
    return this.store(event, rsvp);
  }

  private async rsvpOf(event: CommunityEvent, userId: UserId, at: Date): Promise<Rsvp> {
    const { rsvps, codes } = this.needs;
    const known = await rsvps.find(event.id, userId);
    return known ?? Rsvp.of({ eventId: event.id, userId, checkInCode: codes.next() }, at);
  }

  private async store(event: CommunityEvent, rsvp: Rsvp): Promise<RsvpAnswer> {
    const { events, rsvps, broadcast } = this.needs;
    await rsvps.save(rsvp);
    await events.save(event);
    await broadcast.changed(event.id);
    const { currentRsvpCount: rsvpCount, limit: capacity } = event;
    const position = rsvp.status === 'waitlisted' ? await rsvps.position(rsvp) : null;
    return { status: rsvp.status, rsvpCount, capacity, position };
  }
}
