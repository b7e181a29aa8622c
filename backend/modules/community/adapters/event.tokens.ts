import { token } from '#platform/container/token.ts';
import type { EventAttendance } from '../application/event/event-attendance.ts';
import type { EventBroadcast } from '../application/event/event-broadcast.ts';
import type { EventNotices } from '../application/event/event-notices.ts';
import type { EventWhereabouts } from '../application/event/event-whereabouts.ts';
import type { HostEvent } from '../application/event/host-event.ts';
import type { EventReader } from '../application/event/event-reader.ts';
import type { BlockedGuests, RemoveBlockedGuests } from '../application/event/remove-blocked-guests.ts';
import type { EventRepository, RsvpRepository } from '../application/event/ports.ts';
import type { AnswerEvent } from '../application/event/answer-event.ts';
import type { CheckIn } from '../application/event/check-in.ts';
import type { ReadEvents } from '../application/event/read-events.ts';
import type { Seating } from '../application/event/seating.ts';
import type { SqlEventGuests } from './persistence/event/sql-event-guests.ts';

/** For other contexts. */
export const EVENT_ATTENDANCE = token<EventAttendance>('community.event-attendance');
export const BLOCKED_GUESTS = token<BlockedGuests>('community.blocked-guests');

export const EVENTS = token<EventRepository>('community.events');
export const RSVPS = token<RsvpRepository>('community.rsvps');
export const EVENT_READER = token<EventReader>('community.event-reader');
export const EVENT_GUESTS = token<SqlEventGuests>('community.event-guests');
export const EVENT_NOTICES = token<EventNotices>('community.event-notices');
export const EVENT_BROADCAST = token<EventBroadcast>('community.event-broadcast');
export const REMOVE_BLOCKED_GUESTS = token<RemoveBlockedGuests>('community.remove-blocked-guests');
export const SEATING = token<Seating>('community.seating');
export const READ_EVENTS = token<ReadEvents>('community.read-events');
export const EVENT_WHEREABOUTS = token<EventWhereabouts>('community.event-whereabouts');
export const HOST_EVENT = token<HostEvent>('community.host-event');
export const ANSWER_EVENT = token<AnswerEvent>('community.answer-event');
export const CHECK_IN = token<CheckIn>('community.check-in');
