import type { KindRows } from '../kind-row.ts';

const EVENT = ['eventId', 'eventTitle'] as const;

const event = { category: 'community', place: '/events', address: '/{eventId}', icon: 'bell' } as const;

const scheduled = { ...event, facts: [...EVENT, 'when'] } as const;

export const eventKinds = {
  event_changed: scheduled,
  event_cancelled: { ...scheduled, icon: 'declined', isTimely: true },
  event_reminder: { ...scheduled, isTimely: true },
  /** A place is reserved for someone on the waiting list; `when` says until when. */
  event_place_offered: { ...scheduled, isTimely: true },
  event_place_given: { ...scheduled, icon: 'confirmed' },
  event_approved: { ...event, icon: 'confirmed', facts: EVENT },
  mentioned_in_event: { ...event, icon: 'mention', facts: [...EVENT, 'personName'] },
  event_refused: { ...event, icon: 'declined', facts: [...EVENT, 'note'] },
} as const satisfies KindRows;
