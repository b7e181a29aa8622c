import type { EventId } from '#kernel/ids.ts';
import type { EventNotices } from './event-notices.ts';
import type { EventRepository, GuestReader } from './ports.ts';

interface NotifyGuestsNeeds {
  readonly events: EventRepository;
  readonly guests: GuestReader;
  readonly notices: Pick<EventNotices, 'all'>;
}

/** (tx) Notifies guests of changes and cancellations. */
export class NotifyGuests {
  private readonly needs: NotifyGuestsNeeds;

  constructor(needs: NotifyGuestsNeeds) {
    this.needs = needs;
  }

  /**
   * Sends one notice for several edits. An event in review sends it after approval (rules.md#event-changes).
   */
  async changed(id: EventId): Promise<void> {
    const { events, guests, notices } = this.needs;
    const event = await events.find(id);
    if (event?.status !== 'published' || event.isHidden || !event.hasNews) return;
    event.newsTold();
    await events.save(event);
    await notices.all('event_changed', event, await guests.all(id));
  }

  async canceled(id: EventId): Promise<void> {
    const { events, guests, notices } = this.needs;
    const event = await events.find(id);
    if (event) await notices.all('event_cancelled', event, await guests.all(id));
  }
}
