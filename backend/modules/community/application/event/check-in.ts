import type { Clock } from '#kernel/clock.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { CheckedIn } from '../../contract/event/event.ts';
import { eventErrors } from '../../domain/event/errors.ts';
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

/** The host takes a guest in by the code on the guest's screen, once (rules.md#event-check-in). */
export class CheckIn {
  private readonly needs: CheckInNeeds;

  constructor(needs: CheckInNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `community.event_not_found`, `community.not_host`, `community.event_cancelled`,
   * `community.unknown_code` (invalid), `community.already_checked_in` (conflict)
   */
  async run(id: EventId, by: UserId, typed: string): Promise<CheckedIn> {
    const { unitOfWork, rsvps, accounts, broadcast, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const event = await lockHosted(this.needs, id, by);
      if (event.status === 'cancelled') throw eventErrors.cancelled();
      const rsvp = await rsvps.findByCode(id, asPrinted(typed));
      if (rsvp?.status !== 'going') throw eventErrors.unknownCode();
      const at = clock.now();
      if (!rsvp.checkIn(at)) throw eventErrors.twiceIn();
      await rsvps.save(rsvp);
      await broadcast.changed(id);
      const person = await accounts.person(rsvp.userId);
      const { firstName = '', lastName = '' } = person ?? {};
      return { id: rsvp.userId, firstName, lastName, checkedInAt: at.toISOString() };
    });
  }
}

/** As someone may type it: any case, with spaces or a dash; I and L for 1, O for 0. */
function asPrinted(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}
