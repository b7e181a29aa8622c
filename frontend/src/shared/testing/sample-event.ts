import type { EventAnswer } from '#contract/community/event/event.ts';

const HOST_ACTIONS = {
  draft: ['publish', 'edit', 'cancel'],
  in_review: ['edit', 'cancel', 'share'],
  published: ['check_in', 'edit', 'cancel', 'share'],
  past: ['check_in'],
  cancelled: [],
} as const satisfies Record<EventAnswer['status'], readonly EventAnswer['actions'][number][]>;

/** The actions that the server names for such an event. */
function actionsOf({ status = 'published', isHost, myRsvp }: Partial<EventAnswer>): EventAnswer['actions'] {
  if (isHost) return [...HOST_ACTIONS[status]];
  const answer = myRsvp?.status ?? 'cancelled';
  const isOpen = status === 'published';
  const isIn = (myRsvp?.checkedInAt ?? null) !== null;
  const holdsPlace = ['going', 'waitlisted', 'offered'].includes(answer);
  return [
    ...(isOpen && (!holdsPlace || answer === 'offered') ? (['rsvp'] as const) : []),
    ...(holdsPlace && !isIn && status !== 'past' ? (['give_up'] as const) : []),
    ...(isOpen && answer === 'going' && !isIn ? (['show_code'] as const) : []),
    'report',
  ];
}

/** A safety training in Austin that is open to everyone, as a visitor reads it. */
export function sampleEvent(changes: Partial<EventAnswer> = {}): EventAnswer {
  return {
    id: '01890a5d-ac96-774b-bcce-b302099a8e01',
    title: 'OSHA 10 refresher',
    description: 'Two hours on falls and ladders.',
    descriptionHtml: '<p>Two hours on falls and ladders.</p>',
    summary: 'Two hours on falls and ladders.',
    eventType: 'safety',
    startAt: '2099-03-14T23:00:00.000Z',
    endAt: '2099-03-15T01:00:00.000Z',
    timeZone: 'America/Chicago',
    locationType: 'in_person',
    isVirtual: false,
    location: '500 Congress Ave, Austin, TX',
    address: '500 Congress Ave, Austin, TX',
    city: 'Austin',
    state: 'TX',
    onlineUrl: null,
    host: {
      id: '01890a5d-ac96-774b-bcce-b302099a8e02',
      firstName: 'Luz',
      lastName: 'Mora',
      profileImageUrl: null,
    },
    isHost: false,
    board: null,
    boardId: null,
    visibility: 'public',
    status: 'published',
    capacity: 20,
    rsvpLimit: null,
    rsvpRequired: true,
    rsvpCount: 12,
    waitlistCount: 0,
    heldCount: 0,
    isFull: false,
    tags: [],
    myRsvp: null,
    cancelReason: null,
    reviewNote: null,
    isHidden: false,
    hiddenReason: null,
    actions: actionsOf(changes),
    attendees: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    ...changes,
  };
}

/** The reader's own RSVP. */
export function sampleRsvp(
  changes: Partial<NonNullable<EventAnswer['myRsvp']>> = {},
): NonNullable<EventAnswer['myRsvp']> {
  return {
    status: 'going',
    position: null,
    offerExpiresAt: null,
    checkInCode: 'AB12CD34',
    checkedInAt: null,
    ...changes,
  };
}
