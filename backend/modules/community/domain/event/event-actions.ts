import type { DomainError } from '#kernel/domain-error.ts';
import {
  EVENT_ACTIONS,
  type EventAction,
  type EventStatus,
  type RsvpStatus,
} from '../../contract/vocabulary/events.ts';
import { eventErrors } from './errors.ts';

/** A person's answer to an event, stored or read. */
export interface AnswerState {
  readonly status: RsvpStatus;
  readonly checkedInAt: Date | string | null;
}

/** Everything that decides what a reader may do with an event. */
interface EventSituation {
  readonly status: EventStatus;
  readonly isHost: boolean;
  /** Null for visitors, and without an answer. */
  readonly rsvp: AnswerState | null;
}

/** Why an event takes no answers; null if it does. A block between two people is another reason, said to no reader. */
export function refusalOfAnswers(status: EventStatus): DomainError | null {
  if (status === 'cancelled') return eventErrors.canceled();
  if (status === 'past') return eventErrors.over();
  return status === 'published' ? null : eventErrors.unpublished();
}

/** Why an answer stays: the guest was there, or the event is over. */
export function refusalOfGivingUp(status: EventStatus, { checkedInAt }: AnswerState): DomainError | null {
  if (checkedInAt !== null) return eventErrors.checkedIn();
  return status === 'past' ? eventErrors.over() : null;
}

/** Why an event is no longer edited. */
export function refusalOfEdit(status: EventStatus): DomainError | null {
  if (status === 'cancelled') return eventErrors.canceled();
  return status === 'past' ? eventErrors.over() : null;
}

/** A guest shows the code until they are in. */
export function mayShowCode(status: EventStatus, rsvp: AnswerState | null): boolean {
  return status === 'published' && rsvp?.status === 'going' && rsvp.checkedInAt === null;
}

const HOLDS_PLACE: readonly RsvpStatus[] = ['going', 'waitlisted', 'offered'];

/** The commands that are accepted now, without those that would change nothing. */
export function eventActions({ status, isHost, rsvp }: EventSituation): EventAction[] {
  const holdsPlace = rsvp !== null && HOLDS_PLACE.includes(rsvp.status);
  const isAnswered = holdsPlace && rsvp.status !== 'offered';
  const isEditable = isHost && refusalOfEdit(status) === null;
  const may: Readonly<Record<EventAction, boolean>> = {
    rsvp: !isHost && !isAnswered && refusalOfAnswers(status) === null,
    give_up: holdsPlace && refusalOfGivingUp(status, rsvp) === null,
    show_code: mayShowCode(status, rsvp),
    report: !isHost,
    publish: isHost && status === 'draft',
    check_in: isHost && (status === 'published' || status === 'past'),
    edit: isEditable,
    cancel: isEditable,
    share: isHost && (status === 'published' || status === 'in_review'),
  };
  return EVENT_ACTIONS.filter((action) => may[action]);
}
