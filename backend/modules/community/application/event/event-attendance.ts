import type { EventId, UserId } from '#kernel/ids.ts';

/** Attendance of events, for other contexts. */
export interface EventAttendance {
  /** Whether this person has a place now; also in an event that was canceled by its host. */
  isGoing(userId: UserId, eventId: EventId): Promise<boolean>;
}
