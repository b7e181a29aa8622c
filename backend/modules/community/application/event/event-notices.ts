import type { EventId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { NotificationKind, Notifier } from '#modules/notifications/index.ts';
import type { CommunityEvent } from '../../domain/event/community-event.ts';
import type { Places } from '../access/places.ts';
import type { Guest } from './ports.ts';

type Scheduled = Pick<CommunityEvent, 'id' | 'title' | 'startAt' | 'timeZone' | 'hostUserId'>;
type WhenKind = Extract<
  NotificationKind,
  'event_changed' | 'event_cancelled' | 'event_reminder' | 'event_place_given' | 'event_place_offered'
>;

/** "Sat, Mar 14, 6:00 PM CDT": the time of the place, which is where people are when they come. */
function timeAtPlace(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
}

/** (tx) Sends notices to guests and hosts. */
export class EventNotices {
  private readonly notifier: Notifier;
  private readonly accounts: Pick<AccountReader, 'person'>;
  private readonly places: Places;

  constructor(notifier: Notifier, accounts: Pick<AccountReader, 'person'>, places: Places) {
    this.notifier = notifier;
    this.accounts = accounts;
    this.places = places;
  }

  /** The place is reserved until `until`. */
  async offered(event: Scheduled, userId: UserId, until: Date): Promise<void> {
    const guest = await this.guest(event.id, userId);
    if (guest) await this.tell('event_place_offered', event, guest, until);
  }

  /** From the waiting list onto the list of guests. */
  async placed(event: Scheduled, userId: UserId): Promise<void> {
    const guest = await this.guest(event.id, userId);
    if (guest) await this.tell('event_place_given', event, guest);
  }

  async all(
    kind: 'event_changed' | 'event_cancelled' | 'event_reminder',
    event: Scheduled,
    guests: readonly Guest[],
  ): Promise<void> {
    for (const guest of guests) await this.tell(kind, event, guest);
  }

  async reviewed(event: Scheduled, isApproved: boolean, note: string | null): Promise<void> {
    const about = factsOf(event);
    const userId = event.hostUserId;
    if (isApproved) await this.notifier.notify({ userId, kind: 'event_approved', data: about });
    else await this.notifier.notify({ userId, kind: 'event_refused', data: { ...about, note: note ?? '' } });
  }

  /** Null if the guest may no longer read the event (rules.md#private-boards). */
  private async guest(eventId: EventId, userId: UserId): Promise<Guest | null> {
    const rights = await this.places.rightsIn({ kind: 'event', eventId }, userId);
    if (!rights?.mayRead) return null;
    return { userId, language: (await this.accounts.person(userId))?.language ?? 'en' };
  }

  private async tell(
    kind: WhenKind,
    event: Scheduled,
    { userId, language }: Guest,
    at = event.startAt,
  ): Promise<void> {
    const when = timeAtPlace(at, event.timeZone, language);
    await this.notifier.notify({ userId, kind, data: { ...factsOf(event), when } });
  }
}

function factsOf({ id, title }: { readonly id: EventId; readonly title: string }) {
  return { eventId: id, eventTitle: title };
}
