import type { Clock } from '#kernel/clock.ts';
import type { EventId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { EventBroadcast } from './event-broadcast.ts';
import type { DueEvents, EventRepository } from './ports.ts';
import type { Seating } from './seating.ts';

const AT_ONCE = 100;

interface ExpireOffersNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly due: DueEvents;
  readonly events: EventRepository;
  readonly seating: Seating;
  readonly broadcast: EventBroadcast;
  readonly clock: Clock;
}

/** Passes a place that was not accepted in time to the next in line (rules.md#event-waiting-list). */
export class ExpirePlaceOffers implements DueWork {
  readonly name = 'community.expire_place_offers';
  private readonly needs: ExpireOffersNeeds;

  constructor(needs: ExpireOffersNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unitOfWork, due, clock } = this.needs;
    const ids = await due.expiredOffers(clock.now(), AT_ONCE);
    return eachAlone(ids, (id) => unitOfWork.transaction(() => this.settle(id)));
  }

  private async settle(id: EventId): Promise<void> {
    const { events, seating, broadcast, clock } = this.needs;
    const event = await events.find(id);
    if (!event) return;
    await seating.settle(event, clock.now());
    await events.save(event);
    await broadcast.changed(id);
  }
}
