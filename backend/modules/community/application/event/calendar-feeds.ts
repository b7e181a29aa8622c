import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReadEvents } from './read-events.ts';
import type { EventReader } from './event-reader.ts';
import type { CalendarFeedStore, CalendarLinks, CalendarWriter } from './ports.ts';

interface CalendarFeedsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly store: CalendarFeedStore;
  readonly links: CalendarLinks;
  readonly reader: EventReader;
  readonly reading: ReadEvents;
  readonly writer: CalendarWriter;
  readonly clock: Clock;
}

/** Events for other calendars: one by one, and someone's own by an address that they may end (rules.md#calendar-feed). */
export class CalendarFeeds {
  private readonly needs: CalendarFeedsNeeds;

  constructor(needs: CalendarFeedsNeeds) {
    this.needs = needs;
  }

  /** The address of someone's calendar; created by the first call. */
  async addressOf(userId: UserId): Promise<string> {
    const { unitOfWork, store, links, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const known = await store.find(userId);
      const shown = known && links.urlOf(userId, known);
      if (shown) return shown;
      const nonce = links.secrets.nonce();
      const tokenHash = links.secrets.hash(links.tokenOf(userId, nonce));
      if (known) await store.remove(userId);
      await store.add(userId, { nonce, tokenHash, at: clock.now() });
      const kept = (await store.find(userId)) ?? { nonce, tokenHash };
      return links.urlOf(userId, kept) ?? '';
    });
  }

  /** Revokes the address. */
  async end(userId: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(() => this.needs.store.remove(userId));
  }

  /** @throws DomainError `community.unknown_calendar` (not_found) */
  async feed(token: string): Promise<string> {
    const { store, links, reader, writer, clock } = this.needs;
    const userId = await store.ownerOf(links.secrets.hash(token));
    if (!userId) throw new DomainError('community.unknown_calendar', 'not_found', 'Calendar not found');
    return writer.write('Crewvine', await reader.calendar(userId, clock.now()));
  }

  /** @throws DomainError `community.event_not_found` */
  async ofEvent(id: EventId, viewer: UserId | null): Promise<string> {
    const { reading, writer } = this.needs;
    const entry = await reading.entry(id, viewer);
    return writer.write(entry.title, [entry]);
  }
}
