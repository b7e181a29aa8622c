import { addHours } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import { CommunityEvent, type NewEvent } from '../domain/event/community-event.ts';

/** A safety training in Austin in ten days that everyone may come to. */
export function plannedEvent(at: Date, fields: Partial<NewEvent> = {}): CommunityEvent {
  return CommunityEvent.plan(
    {
      title: 'OSHA 10 refresher',
      description: 'Two hours on falls and ladders.',
      descriptionHtml: '<p>Two hours on falls and ladders.</p>',
      mentioned: [],
      type: 'safety',
      startAt: addHours(at, 240),
      endAt: addHours(at, 242),
      timeZone: 'America/Chicago',
      locationType: 'in_person',
      address: '500 Congress Ave, Austin, TX',
      city: 'Austin',
      state: 'TX',
      onlineUrl: null,
      visibility: 'public',
      capacity: null,
      rsvpLimit: null,
      rsvpRequired: true,
      tags: [],
      hostUserId: asId<'user'>('host'),
      boardId: null,
      status: 'published',
      ...fields,
    },
    at,
  );
}
