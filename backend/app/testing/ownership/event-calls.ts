import type { OwnedCall } from './owned-call.ts';

const OPEN = [200, 200, 200, 200, 200] as const;
const HOST_ALONE = [401, 403, 403, 403, 403] as const;
const GUESTS = [401, 200, 200, 200, 200] as const;

/** The employer hosts; everyone else may come. The calls below the answer know who has answered. */
export const EVENT_CALLS: readonly OwnedCall[] = [
  ['GET /api/events/:event', OPEN, [200, 200, 200]],
  ['GET /api/events/:event/calendar.ics', OPEN, [200, 200, 200]],
  ['GET /api/events/:draftEvent', [404, 404, 404, 404, 404], [200, 404, 404]],
  ['PATCH /api/events/:event', HOST_ALONE, [200, 403, 403], { tags: ['taken over'] }],
  ['PATCH /api/events/:draftEvent', [401, 404, 404, 404, 404], [200, 404, 404], { tags: ['taken over'] }],
  ['POST /api/events/:event/rsvp', GUESTS, [422, 200, 200], {}],
  ['POST /api/events/:draftEvent/rsvp', [401, 404, 404, 404, 404], [422, 404, 404], {}],
  ['GET /api/events/:event/check-in-code.svg', GUESTS, [404, 200, 200]],
  ['POST /api/events/:event/check-in', HOST_ALONE, [400, 403, 403], { code: 'NOBODYS0' }],
  ['DELETE /api/events/:event/check-in/:worker', HOST_ALONE, [404, 403, 403]],
  ['DELETE /api/events/:event/rsvp', GUESTS, [404, 200, 200]],
  ['POST /api/events/:event/cancel', HOST_ALONE, [200, 403, 403], { reason: 'Taken over' }],
  ['GET /api/calendar/:calendar.ics', OPEN, [200, 200, 200]],
];
