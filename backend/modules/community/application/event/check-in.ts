import type { Clock } from '#kernel/clock.ts';
import { asId, type EventId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { CheckInRequest } from '../../contract/event/create-event.ts';
import type { CheckedIn } from '../../contract/event/event.ts';
import { eventErrors } from '../../domain/event/errors.ts';
import type { Rsvp } from '../../domain/event/rsvp.ts';
import type { Places } from '../access/places.ts';
import { lockHosted } from './event-access.ts';
import type { EventBroadcast } from './event-broadcast.ts';
import type { EventRepository, RsvpRepository } from './ports.ts';

interface CheckInNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly events: EventRepository;
  readonly rsvps: RsvpRepository;
  readonly places: Places;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly broadcast: EventBroadcast;
  readonly clock: Clock;
}

/** The host checks guests in, once, by the code on their screen or by their name on the list (rules.md#event-check-in). */
export class CheckIn {
  private readonly needs: CheckInNeeds;

  constructor(needs: CheckInNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `community.event_not_found`, `community.not_host`, `community.event_cancelled`,
   * `community.unknown_code` (invalid), `community.unknown_guest` (404), `community.already_checked_in` (conflict)
   */
  async run(id: EventId, by: UserId, shown: CheckInRequest): Promise<CheckedIn> {
    return this.change(id, by, async () => {
      const rsvp = await this.found(id, shown);
      if (!rsvp.checkIn(this.needs.clock.now())) throw eventErrors.twiceIn();
      return rsvp;
    });
  }

  /**
   * Idempotent.
   * @throws DomainError `community.event_not_found`, `community.not_host`, `community.event_cancelled`,
   * `community.unknown_guest` (404)
   */
  async undo(id: EventId, by: UserId, guest: UserId): Promise<CheckedIn> {
    return this.change(id, by, async () => {
      const rsvp = await this.found(id, { userId: guest });
      rsvp.undoCheckIn(this.needs.clock.now());
      return rsvp;
    });
  }

  private async change(id: EventId, by: UserId, step: () => Promise<Rsvp>): Promise<CheckedIn> {
    const { unitOfWork, rsvps, accounts, broadcast } = this.needs;
    return unitOfWork.transaction(async () => {
      const event = await lockHosted(this.needs, id, by);
      if (event.status === 'cancelled') throw eventErrors.canceled();
      const rsvp = await step();
      await rsvps.save(rsvp);
      await broadcast.changed(id);
      const { firstName = '', lastName = '' } = (await accounts.person(rsvp.userId)) ?? {};
      const checkedInAt = rsvp.checkedInAt?.toISOString() ?? null;
      return { id: rsvp.userId, firstName, lastName, checkedInAt };
    });
  }

  private async found(id: EventId, shown: CheckInRequest): Promise<Rsvp> {
    const { rsvps } = this.needs;
    const rsvp =
      shown.code === undefined
        ? await rsvps.find(id, asId<'user'>(shown.userId))
        : await rsvps.findByCode(id, asPrinted(shown.code));
    if (rsvp?.status === 'going') return rsvp;
    throw shown.code === undefined ? eventErrors.unknownGuest() : eventErrors.unknownCode();
  }
}

/** Accepts any case, with spaces or a dash, I and L for 1, and O for 0. */
function asPrinted(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}
