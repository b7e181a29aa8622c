import type { EventId } from '#kernel/ids.ts';
import type { LiveUpdates } from '#modules/notifications/index.ts';
import type { GuestReader } from './ports.ts';

/** More people than that learn of a change when their page looks again by itself. */
const MOST_TOLD = 300;

/** (tx) Lets open pages of an event show the new counts. */
export class EventBroadcast {
  private readonly live: LiveUpdates;
  private readonly guests: Pick<GuestReader, 'watching'>;

  constructor(live: LiveUpdates, guests: Pick<GuestReader, 'watching'>) {
    this.live = live;
    this.guests = guests;
  }

  async changed(id: EventId): Promise<void> {
    await this.live.tell({ to: await this.guests.watching(id, MOST_TOLD), subject: 'event', id });
  }
}
