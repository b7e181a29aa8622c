import type { DomainEvent } from '#kernel/domain-events.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';

type StatusChanged = DomainEvent<'hiring.referral_status_changed'>;

export type StatusChangeReason = StatusChanged['payload']['reason'];

/** One line of a referral's history. `note` is the employer's own and is not shown to others (rules.md#private-notes). */
export interface StatusChange {
  readonly id: string;
  readonly referralId: string;
  readonly at: Date;
  readonly from: ReferralStatus | null;
  readonly to: ReferralStatus;
  readonly actorId: string | null;
  readonly note: string | null;
  readonly reason: StatusChangeReason;
}

/** The history line an event stands for; it takes the event's id, so that storing it twice is seen. */
function statusChangeFrom(event: StatusChanged): StatusChange {
  const { referralId, from, to, actorId, note, reason } = event.payload;
  return { id: event.id, referralId, at: new Date(event.occurredAt), from, to, actorId, note, reason };
}

/** The history lines among the events of a referral, in order. */
export function statusChangesIn(events: readonly DomainEvent[]): StatusChange[] {
  return events.filter(isStatusChanged).map(statusChangeFrom);
}

function isStatusChanged(event: DomainEvent): event is StatusChanged {
  return event.name === 'hiring.referral_status_changed';
}
