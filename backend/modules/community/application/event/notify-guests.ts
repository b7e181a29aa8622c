import type { EventId } from '#kernel/ids.ts';
import type { EventNotices } from './event-notices.ts';
import type { EventRepository, GuestReader } from './ports.ts';

interface NotifyGuestsNeeds {
  readonly events: EventRepository;
  readonly guests: GuestReader;
  readonly notices: Pick<EventNotices, 'all'>;
}

/** (tx) Tells whoever answered that the event is another now, or is off. */
export class NotifyGuests {
  private readonly needs: NotifyGuestsNeeds;

  constructor(needs: NotifyGuestsNeeds) {
    this.needs = needs;
  }

  /** Once for several edits. What waits for review is told when it is out again (rules.md#event-changes). */
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
