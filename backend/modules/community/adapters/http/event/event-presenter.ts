import type { UserId } from '#kernel/ids.ts';
import type { EventAnswer, EventAttendee } from '#modules/community/contract/event/event.ts';
import type { EventRow } from '#modules/community/application/event/event-reader.ts';
import { wordsOfHtml } from '#modules/community/application/writing/words-of-html.ts';
import { eventActions } from '#modules/community/domain/event/event-actions.ts';
import { answerOf, placeWords, seesLink } from '#modules/community/application/event/read-events.ts';

/** More than a card has room for. */
const SUMMARY_LENGTH = 400;

/** An event as this reader may see it. */
export function presentEvent(
  row: EventRow,
  viewer: UserId | null,
  attendees: readonly EventAttendee[] | null = null,
): Omit<EventAnswer, 'attendees' | 'tags'> & {
  readonly attendees: readonly EventAttendee[] | null;
  readonly tags: readonly string[];
} {
  const { hostId, hostFirstName, hostLastName, hostImageUrl, boardId, boardName, offeredCount } = row;
  const isHost = hostId === viewer;
  const limit = row.capacity ?? row.rsvpLimit;
  return {
    ...row,
    capacity: limit,
    summary: wordsOfHtml(row.descriptionHtml).slice(0, SUMMARY_LENGTH),
    isVirtual: row.locationType === 'online',
    location: placeWords(row),
    onlineUrl: seesLink(row, viewer) ? row.onlineUrl : null,
    host: { id: hostId, firstName: hostFirstName, lastName: hostLastName, profileImageUrl: hostImageUrl },
    isHost,
    board: boardId === null ? null : { id: boardId, name: boardName ?? '' },
    heldCount: offeredCount,
    isFull: limit !== null && row.rsvpCount + offeredCount >= limit,
    myRsvp: ownRsvp(row),
    reviewNote: isHost ? row.reviewNote : null,
    isHidden: isHost && row.isHidden,
    hiddenReason: isHost ? row.hiddenReason : null,
    actions: eventActions({ status: row.status, isHost, rsvp: answerOf(row) }),
    attendees,
  };
}

function ownRsvp(row: EventRow): EventAnswer['myRsvp'] {
  const { rsvpStatus: status, position, offerExpiresAt, checkedInAt } = row;
  if (status === null) return null;
  return {
    status,
    position,
    offerExpiresAt,
    checkInCode: status === 'going' ? row.checkInCode : null,
    checkedInAt,
  };
}
