import type { Clock } from '#kernel/clock.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { EventAttendance } from '#modules/community/index.ts';
import type { PointsLedger } from './points-ledger.ts';

export interface AnsweredEvent {
  readonly eventId: EventId;
  readonly userId: UserId;
  /** The event that reported it: an RSVP may be canceled and made again. */
  readonly toldBy: string;
}

/**
 * (tx) Updates the points for an event to whether the person has a place now, regardless of earlier events.
 */
export class SettleEventPoints {
  private readonly points: PointsLedger;
  private readonly attendance: EventAttendance;
  private readonly clock: Clock;

  constructor(needs: {
    readonly points: PointsLedger;
    readonly attendance: EventAttendance;
    readonly clock: Clock;
  }) {
    this.points = needs.points;
    this.attendance = needs.attendance;
    this.clock = needs.clock;
  }

  async run({ eventId, userId, toldBy }: AnsweredEvent, occurredAt: Date): Promise<void> {
    const account = await this.points.open(userId, this.clock.now());
    const isGoing = await this.attendance.isGoing(userId, eventId);
    const action = { kind: 'event_rsvp', subjectId: eventId, occurrenceId: toldBy } as const;
    await this.points.settle(account, action, isGoing, occurredAt);
  }
}
