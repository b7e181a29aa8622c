import type { EventId, UserId } from '#kernel/ids.ts';
import { timesAtPlace } from '#contract/notifications/vocabulary/times-at-place.ts';
import type { NotificationKind, Notifier } from '#modules/notifications/index.ts';
import type { CommunityEvent } from '../../domain/event/community-event.ts';
import type { Places } from '../access/places.ts';

type Scheduled = Pick<CommunityEvent, 'id' | 'title' | 'startAt' | 'timeZone' | 'hostUserId'>;
type WhenKind = Extract<
  NotificationKind,
  'event_changed' | 'event_cancelled' | 'event_reminder' | 'event_place_given' | 'event_place_offered'
>;

/** (tx) Sends notices to guests and hosts. */
export class EventNotices {
  private readonly notifier: Notifier;
  private readonly places: Places;

  constructor(notifier: Notifier, places: Places) {
    this.notifier = notifier;
    this.places = places;
  }

  /** The place is reserved until `until`. */
  async offered(event: Scheduled, userId: UserId, until: Date): Promise<void> {
    if (await this.mayRead(event.id, userId)) await this.tell('event_place_offered', event, userId, until);
  }

  /** From the waiting list onto the list of guests. */
  async placed(event: Scheduled, userId: UserId): Promise<void> {
    if (await this.mayRead(event.id, userId)) await this.tell('event_place_given', event, userId);
  }

  async all(
    kind: 'event_changed' | 'event_cancelled' | 'event_reminder',
    event: Scheduled,
    guests: readonly UserId[],
  ): Promise<void> {
    for (const userId of guests) await this.tell(kind, event, userId);
  }

  async reviewed(event: Scheduled, isApproved: boolean, note: string | null): Promise<void> {
    const about = factsOf(event);
    const userId = event.hostUserId;
    if (isApproved) await this.notifier.notify({ userId, kind: 'event_approved', data: about });
    else await this.notifier.notify({ userId, kind: 'event_refused', data: { ...about, note: note ?? '' } });
  }

  /** A guest may have left the board of the event (rules.md#private-boards). */
  private async mayRead(eventId: EventId, userId: UserId): Promise<boolean> {
    const rights = await this.places.rightsIn({ kind: 'event', eventId }, userId);
    return rights?.mayRead === true;
  }

  private async tell(kind: WhenKind, event: Scheduled, userId: UserId, at = event.startAt): Promise<void> {
    const when = timesAtPlace([at], event.timeZone);
    await this.notifier.notify({ userId, kind, data: { ...factsOf(event), when } });
  }
}

function factsOf({ id, title }: { readonly id: EventId; readonly title: string }) {
  return { eventId: id, eventTitle: title };
}
