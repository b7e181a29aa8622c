import { Aggregate } from '#kernel/aggregate.ts';
import type { BoardId, EventId, UserId } from '#kernel/ids.ts';
import type {
  EventLocationType,
  EventType,
  EventVisibility,
  StoredEventStatus,
} from '../../contract/vocabulary/events.ts';
import type { CommunityEvents } from '../events.ts';

/** The text of an event, written by its host. */
export interface EventText {
  readonly title: string;
  /** The typed Markdown; `descriptionHtml` is shown. */
  readonly description: string;
  readonly descriptionHtml: string;
  /** People the description mentions. */
  readonly mentioned: readonly UserId[];
  readonly type: EventType;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly timeZone: string;
  readonly locationType: EventLocationType;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly onlineUrl: string | null;
  readonly visibility: EventVisibility;
  readonly capacity: number | null;
  readonly rsvpLimit: number | null;
  readonly rsvpRequired: boolean;
  readonly tags: readonly string[];
}

/** The stored columns of an event. */
export abstract class EventRecord extends Aggregate<keyof CommunityEvents> implements EventText {
  readonly title!: string;
  readonly description!: string;
  readonly descriptionHtml!: string;
  readonly mentioned!: readonly UserId[];
  readonly type!: EventType;
  readonly startAt!: Date;
  readonly endAt!: Date;
  readonly timeZone!: string;
  readonly locationType!: EventLocationType;
  readonly address!: string | null;
  readonly city!: string | null;
  readonly state!: string | null;
  readonly onlineUrl!: string | null;
  readonly visibility!: EventVisibility;
  readonly capacity!: number | null;
  readonly rsvpLimit!: number | null;
  readonly rsvpRequired!: boolean;
  readonly tags!: readonly string[];
  readonly id!: EventId;
  readonly hostUserId!: UserId;
  readonly boardId!: BoardId | null;
  readonly status!: StoredEventStatus;
  readonly currentRsvpCount!: number;
  readonly offeredCount!: number;
  readonly waitingCount!: number;
  readonly lastLineNumber!: number;
  /** When others could read it first; null before that. */
  readonly publishedAt!: Date | null;
  /** Guests' plans changed, and guests have not been notified yet. */
  readonly hasNews!: boolean;
  /** How often it was edited, as calendars count. */
  readonly sequence!: number;
  readonly cancelReason!: string | null;
  readonly cancelledAt!: Date | null;
  readonly reviewNote!: string | null;
  readonly reviewedBy!: UserId | null;
  readonly reviewedAt!: Date | null;
  /** When people are reminded; null once they were, or where it was too late for it. */
  readonly remindDayAt!: Date | null;
  readonly remindHourAt!: Date | null;
  readonly isHidden!: boolean;
  readonly hiddenBy!: UserId | null;
  readonly hiddenAt!: Date | null;
  readonly hiddenReason!: string | null;
  readonly version!: number;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
}
