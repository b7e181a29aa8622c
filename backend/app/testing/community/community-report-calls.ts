import type { CommunityCall, Statuses } from './community-call.ts';

/** A member has written it; blocked people can still report it. */
const READERS_BUT_ITS_AUTHOR: Statuses = [401, 201, 422, 201, 201, 201];
const READERS_IN_PRIVATE: Statuses = [401, 404, 422, 201, 201, 404];
const READERS_BUT_THE_OWNER: Statuses = [401, 201, 201, 201, 422, 201];
const MEMBERS_BUT_THE_OWNER: Statuses = [401, 404, 201, 201, 422, 404];
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200];
/** Moderators of a board are none of Crewvine. */
const NOBODY: Statuses = [401, 403, 403, 403, 403];

const reported = (contentType: string, thing: string): object => ({
  contentType,
  contentId: `:${thing}`,
  reason: 'spam',
  description: 'This is an ad for something.',
});

/** No other call reads the reported content: three reports hide it. */
export const REPORT_CALLS: readonly CommunityCall[] = [
  ['POST /api/reports', READERS_BUT_ITS_AUTHOR, reported('post', 'reportedPost')],
  ['POST /api/reports', READERS_IN_PRIVATE, reported('post', 'reportedPrivatePost')],
  ['POST /api/reports', READERS_BUT_ITS_AUTHOR, reported('reply', 'reportedReply')],
  ['POST /api/reports', READERS_IN_PRIVATE, reported('reply', 'reportedPrivateReply')],
  ['POST /api/reports', READERS_BUT_THE_OWNER, reported('event', 'reportedEvent')],
  ['POST /api/reports', MEMBERS_BUT_THE_OWNER, reported('event', 'reportedBoardEvent')],
  ['POST /api/reports', READERS_BUT_THE_OWNER, reported('board', 'board')],
  ['POST /api/reports', READERS_BUT_THE_OWNER, reported('board', 'privateBoard')],
  // Decided already.
  ['POST /api/reports', [401, 404, 404, 404, 404, 404], reported('board', 'hiddenBoard')],
  ['POST /api/reports', [401, 201, 201, 201, 201, 201], reported('user', 'someMember')],
  ['GET /api/my-reports', SIGNED_IN],
  ['GET /api/my-moderation-actions', SIGNED_IN],
  ['GET /api/my-held-content', SIGNED_IN],
  ['GET /api/blocks', SIGNED_IN],
  ['POST /api/users/:someAsker/block', [401, 204, 204, 204, 204], {}],
  ['DELETE /api/users/:someAsker/block', [401, 204, 204, 204, 204]],
];

const DECISION = { action: 'hide', note: 'This is an ad.' };
const SANCTION = { action: 'warn', reason: 'Please stop.' };

export const MODERATOR_CALLS: readonly CommunityCall[] = [
  ['GET /api/admin/reports', NOBODY],
  ['GET /api/admin/reports/:report', NOBODY],
  ['POST /api/admin/reports/:report/claim', NOBODY, {}],
  ['DELETE /api/admin/reports/:report/claim', NOBODY],
  ['POST /api/admin/reports/:report/resolve', NOBODY, DECISION],
  ['POST /api/admin/users/:someMember/moderation', NOBODY, SANCTION],
  ['GET /api/admin/moderation-actions', NOBODY],
  ['GET /api/admin/appeals', NOBODY],
  ['POST /api/admin/appeals/:appeal', NOBODY, { uphold: true, note: 'It stays.' }],
  ['GET /api/admin/events', NOBODY],
  ['POST /api/admin/events/:openEvent/review', NOBODY, { approve: true }],
];
