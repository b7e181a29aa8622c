import type { EventId } from '#kernel/ids.ts';
import type { LiveUpdates } from '#modules/notifications/index.ts';
import type { GuestReader } from './ports.ts';

/** Limit of live messages per change. Other open pages get the change on their next automatic refresh. */
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
