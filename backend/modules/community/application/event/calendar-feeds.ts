import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { PublicLink, PublicLinks, type StoredLink } from '#kernel/links/public-links.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReadEvents } from './read-events.ts';
import type { EventReader } from './event-reader.ts';
import type { CalendarFeedStore, CalendarWriter } from './ports.ts';

const PURPOSE = 'community.calendar';

interface CalendarFeedsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly store: CalendarFeedStore;
  readonly secrets: LinkSecrets;
  readonly publicUrl: string;
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
    const { unitOfWork, store, secrets, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const known = await store.find(userId);
      const shown = known && this.urlOf(userId, known);
      if (shown) return shown;
      const { nonce, tokenHash } = PublicLink.issue(PURPOSE, userId, secrets);
      if (known) await store.remove(userId);
      await store.add(userId, { nonce, tokenHash, at: clock.now() });
      // A parallel call may have stored another one first.
      const stored = (await store.find(userId)) ?? { nonce, tokenHash };
      return this.urlOf(userId, stored) ?? '';
    });
  }

  /** Revokes the address. */
  async end(userId: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(() => this.needs.store.remove(userId));
  }

  /** @throws DomainError `community.unknown_calendar` (not_found) */
  async feed(token: string): Promise<string> {
    const { store, secrets, reader, writer, clock } = this.needs;
    const userId = await store.ownerOf(secrets.hash(token));
    if (!userId) throw new DomainError('community.unknown_calendar', 'not_found', 'Calendar not found');
    return writer.write('Crewvine', await reader.calendar(userId, clock.now()));
  }

  /** @throws DomainError `community.event_not_found` */
  async ofEvent(id: EventId, viewer: UserId | null): Promise<string> {
    const { reading, writer } = this.needs;
    const entry = await reading.entry(id, viewer);
    return writer.write(entry.title, [entry]);
  }

  private urlOf(userId: UserId, { nonce, tokenHash }: Omit<StoredLink, 'id'>): string | null {
    const { secrets, publicUrl } = this.needs;
    const links = new PublicLinks(secrets, 'community', { [PURPOSE]: `${publicUrl}/api/calendar` });
    const url = links.urlOf(PURPOSE, { id: userId, nonce, tokenHash });
    return url && `${url}.ics`;
  }
}
