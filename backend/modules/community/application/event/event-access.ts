import type { EventId, UserId } from '#kernel/ids.ts';
import type { CommunityEvent } from '../../domain/event/community-event.ts';
import { eventErrors } from '../../domain/event/errors.ts';
import type { Places } from '../access/places.ts';
import type { EventRepository } from './ports.ts';

/** (tx) An event that this person may read, locked. @throws DomainError `community.event_not_found` */
export async function lockReadable(
  { events, places }: { readonly events: EventRepository; readonly places: Places },
  eventId: EventId,
  personId: UserId,
): Promise<CommunityEvent> {
  const rights = await places.rightsIn({ kind: 'event', eventId }, personId);
  const event = rights?.mayRead ? await events.find(eventId) : null;
  if (!event) throw eventErrors.notFound();
  return event;
}

/**
 * (tx) The caller's own event, locked. @throws DomainError `community.event_not_found`, `community.not_host`
 * (forbidden)
 */
export async function lockHosted(
  needs: { readonly events: EventRepository; readonly places: Places },
  eventId: EventId,
  personId: UserId,
): Promise<CommunityEvent> {
  const event = await lockReadable(needs, eventId, personId);
  if (event.hostUserId !== personId) throw eventErrors.notHost();
  return event;
}
