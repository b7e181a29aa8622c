import type { CommunityCall, Statuses } from './community-call.ts';

const OPEN: Statuses = [200, 200, 200, 200, 200];
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200];
const DONE: Statuses = [401, 204, 204, 204, 204];
const MEMBERS: Statuses = [401, 404, 200, 200, 200];

const STREAM = '01890a5d-ac96-774b-bcce-b302099a8001';
const DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/**
 * Calls without an ID in their path: about the user, or about content that everyone may read. Calls that end
 * something come last.
 */
export const COMMUNITY_PLAIN_CALLS: readonly CommunityCall[] = [
  ['GET /api/board-industries', OPEN],
  ['GET /api/search/community?q=joists', OPEN],
  ['GET /api/forum/stats', OPEN],
  ['GET /api/leaderboard', OPEN],
  ['GET /api/leaderboard/monthly', OPEN],
  ['GET /api/transparency', OPEN],
  ['GET /api/event-time-zone?location=Austin', SIGNED_IN],
  ['GET /api/mentionable-people?place=forum', SIGNED_IN],
  ['GET /api/mentionable-people?place=board::privateBoard', MEMBERS],
  ['GET /api/drafts/board::privateBoard', SIGNED_IN],
  ['POST /api/images', [401, 415, 415, 415, 415], {}],
  ['PUT /api/profile-picture', SIGNED_IN, { imageId: null }],
  ['GET /api/calendar-feed', SIGNED_IN],
  ['DELETE /api/calendar-feed', DONE],
  ['GET /api/notifications', SIGNED_IN],
  ['GET /api/notifications/unread-count', SIGNED_IN],
  ['PUT /api/notifications/read-all', DONE, {}],
  [
    'PUT /api/notifications/watched',
    SIGNED_IN,
    { stream: STREAM, things: [{ subject: 'post', id: ':privatePost' }] },
  ],
  ['GET /api/notification-preferences', SIGNED_IN],
  ['PUT /api/notification-preferences', SIGNED_IN, { digest: { every: 'off' } }],
  ['GET /api/push-subscriptions/key', [401, 404, 404, 404, 404]],
  ['POST /api/push-subscriptions', [401, 404, 404, 404, 404], DEVICE],
  ['DELETE /api/push-subscriptions', DONE, { endpoint: DEVICE.endpoint }],
];
