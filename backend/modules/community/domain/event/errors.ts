import { DomainError } from '#kernel/domain-error.ts';

export const eventErrors = {
  notFound: () => new DomainError('community.event_not_found', 'not_found', 'Event not found'),
  notHost: () => new DomainError('community.not_host', 'forbidden', 'Only the host can do this'),
  over: () => new DomainError('community.event_over', 'rule_broken', 'This event is over'),
  canceled: () => new DomainError('community.event_cancelled', 'rule_broken', 'This event was canceled'),
  unpublished: () =>
    new DomainError('community.event_not_published', 'rule_broken', "This event isn't published yet"),
  ownEvent: () => new DomainError('community.own_event', 'rule_broken', "You're hosting this event"),
  noRsvp: () => new DomainError('community.no_rsvp', 'not_found', "You haven't RSVP'd for this event"),
  checkedIn: () => new DomainError('community.checked_in', 'rule_broken', "You're already checked in"),
  tooSmall: () =>
    new DomainError(
      'community.capacity_too_small',
      'rule_broken',
      'More people than that are already going',
      {
        path: 'capacity',
      },
    ),
  endBeforeStart: () =>
    new DomainError('community.end_before_start', 'invalid', 'End must be after the start', {
      path: 'endAt',
    }),
  tooLong: () =>
    new DomainError('community.event_too_long', 'invalid', 'An event can last 31 days at most', {
      path: 'endAt',
    }),
  startInPast: () =>
    new DomainError('community.start_in_past', 'invalid', 'Start must be in the future', { path: 'startAt' }),
  unknownCode: () =>
    new DomainError('community.unknown_code', 'invalid', 'No one on the list has this code', {
      path: 'code',
    }),
  unknownGuest: () =>
    new DomainError('community.unknown_guest', 'not_found', 'This person is not on the list'),
  twiceIn: () =>
    new DomainError('community.already_checked_in', 'conflict', 'This person is already checked in'),
  notInReview: () =>
    new DomainError('community.not_in_review', 'conflict', "This event isn't waiting for review"),
  boardMissing: () =>
    new DomainError('community.board_missing', 'invalid', 'Please choose a board', { path: 'boardId' }),
  notInBoard: () =>
    new DomainError('community.not_in_board', 'forbidden', 'Only members can add events to this board'),
} as const;
