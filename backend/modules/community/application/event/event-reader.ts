import type { EventId, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { EventAttendee } from '../../contract/event/event.ts';
import type {
  EventLocationType,
  EventStatus,
  EventType,
  EventVisibility,
  RsvpStatus,
} from '../../contract/vocabulary/events.ts';
import type { CalendarEntry } from './ports.ts';

/** An event with its reader's own data; the presenter removes fields that the reader may not see. */
export interface EventRow {
  readonly id: EventId;
  readonly title: string;
  readonly description: string;
  readonly descriptionHtml: string;
  readonly eventType: EventType;
  readonly startAt: string;
  readonly endAt: string;
  readonly timeZone: string;
  readonly locationType: EventLocationType;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly onlineUrl: string | null;
  readonly hostId: UserId;
  readonly hostFirstName: string;
  readonly hostLastName: string;
  readonly hostImageUrl: string | null;
  readonly boardId: string | null;
  readonly boardName: string | null;
  readonly visibility: EventVisibility;
  readonly status: EventStatus;
  readonly capacity: number | null;
  readonly rsvpLimit: number | null;
  readonly rsvpRequired: boolean;
  readonly rsvpCount: number;
  readonly offeredCount: number;
  readonly waitlistCount: number;
  readonly tags: readonly string[];
  readonly sequence: number;
  readonly cancelReason: string | null;
  readonly reviewNote: string | null;
  readonly isHidden: boolean;
  readonly hiddenReason: string | null;
  readonly rsvpStatus: RsvpStatus | null;
  readonly position: number | null;
  readonly offerExpiresAt: string | null;
  readonly checkInCode: string | null;
  readonly checkedInAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface EventSearch {
  readonly viewer: UserId | null;
  readonly now: Date;
  readonly upcoming: boolean;
  readonly eventType: EventType | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

/** Read side of events. Lists are read one row longer than their page. */
export interface EventReader {
  /** Null if this person may not read the event. Reviewers may also read events in review. */
  event(id: EventId, viewer: UserId | null, now: Date, isReviewer?: boolean): Promise<EventRow | null>;
  /** Everyone with a place, in the order of their answers. */
  attendees(id: EventId): Promise<readonly EventAttendee[]>;
  list(search: EventSearch, page: Page): Promise<readonly EventRow[]>;
  /** Events that the person hosts or answered. */
  mine(
    userId: UserId,
    of: { readonly upcoming: boolean; readonly now: Date },
    page: Page,
  ): Promise<readonly EventRow[]>;
  inReview(page: Page, now: Date): Promise<readonly EventRow[]>;
  /** Entries of the person's calendar: events they attend or host, starting three months ago. */
  calendar(userId: UserId, now: Date): Promise<readonly CalendarEntry[]>;
}
