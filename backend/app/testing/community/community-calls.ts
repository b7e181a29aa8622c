import type { CommunityCall, Statuses } from './community-call.ts';
import { EVENT, POST } from './community-texts.ts';
import { MODERATOR_CALLS, REPORT_CALLS } from './community-report-calls.ts';

const OPEN: Statuses = [200, 200, 200, 200, 200];
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200];
const CREATED: Statuses = [401, 201, 201, 201, 201];
const OWNER_ALONE: Statuses = [401, 403, 403, 403, 200];
const MODERATORS: Statuses = [401, 403, 403, 200, 200];
/** Hidden by a moderator of Crewvine: only the board's moderators may learn that it exists. */
const HIDDEN_FROM_OTHERS: Statuses = [404, 404, 404, 200, 200];

const BOARD_CALLS: readonly CommunityCall[] = [
  ['GET /api/industry-boards', OPEN],
  [
    'POST /api/industry-boards',
    CREATED,
    { name: 'Austin Roofers', description: 'Roofs and gutters.', industry: 'construction' },
  ],
  ['GET /api/industry-boards/:board', OPEN],
  ['GET /api/industry-boards/:privateBoard', OPEN],
  ['GET /api/industry-boards/:hiddenBoard', HIDDEN_FROM_OTHERS],
  ['PATCH /api/industry-boards/:board', OWNER_ALONE, { name: 'Taken over' }],
  ['PATCH /api/industry-boards/:privateBoard', OWNER_ALONE, { location: 'Taken over' }],
  ['PATCH /api/industry-boards/:hiddenBoard', [401, 404, 404, 403, 200], { name: 'Taken over' }],
  ['GET /api/industry-boards/:board/members', MODERATORS],
  ['GET /api/industry-boards/:privateBoard/members', MODERATORS],
  ['GET /api/industry-boards/:hiddenBoard/members', [401, 404, 404, 200, 200]],
  ['PUT /api/industry-boards/:board/members/:someMember', OWNER_ALONE, { role: 'moderator' }],
  ['PUT /api/industry-boards/:privateBoard/members/:someMember', OWNER_ALONE, { role: 'moderator' }],
  ['GET /api/industry-boards/:privateBoard/requests', MODERATORS],
];

/** Events that the owner of the boards hosts: one of the private board, and one for everyone. */
const EVENT_CALLS: readonly CommunityCall[] = [
  ['GET /api/events', OPEN],
  ['GET /api/my-events', SIGNED_IN],
  ['POST /api/events', CREATED, EVENT],
  ['GET /api/events/:openEvent', OPEN],
  ['PATCH /api/events/:openEvent', OWNER_ALONE, { tags: ['taken over'] }],
  ['POST /api/events/:openEvent/rsvp', [401, 200, 200, 200, 422, 403], {}],
  ['GET /api/events/:boardEvent', [404, 404, 200, 200, 200]],
  ['GET /api/events/:boardEvent/calendar.ics', [404, 404, 200, 200, 200]],
  ['PATCH /api/events/:boardEvent', [401, 404, 403, 403, 200], { tags: ['taken over'] }],
  ['POST /api/events/:boardEvent/rsvp', [401, 404, 200, 200, 422], {}],
  ['POST /api/events/:boardEvent/check-in', [401, 404, 403, 403, 400], { code: 'NOBODYS0' }],
];

/** Members of a private board read what is written there; to others it is not there. */
const ITS_READERS: Statuses = [404, 404, 200, 200, 200];
const SIGNED_IN_READERS: Statuses = [401, 404, 200, 200, 200];
/** A member has written it. */
const AUTHOR_ALONE: Statuses = [401, 403, 200, 403, 403];
const AUTHOR_IN_PRIVATE: Statuses = [401, 404, 200, 403, 403];
const MODERATORS_IN_PRIVATE: Statuses = [401, 404, 403, 200, 200];

const POST_LIST_CALLS: readonly CommunityCall[] = [
  ['GET /api/forum/discussions', OPEN],
  ['POST /api/forum/discussions', CREATED, { ...POST, category: 'general' }],
  ['POST /api/text-preview', SIGNED_IN, { place: 'forum', content: 'Eight feet' }],
  ['PUT /api/drafts/forum', [401, 204, 204, 204, 204], { content: 'Half a text' }],
  ['GET /api/industry-boards/:board/posts', OPEN],
  ['GET /api/industry-boards/:privateBoard/posts', [403, 403, 200, 200, 200]],
  ['GET /api/industry-boards/:hiddenBoard/posts', HIDDEN_FROM_OTHERS],
  ['GET /api/industry-boards/:archivedBoard/posts', OPEN],
  ['POST /api/industry-boards/:board/posts', [401, 403, 201, 201, 201], POST],
  ['POST /api/industry-boards/:privateBoard/posts', [401, 403, 201, 201, 201], POST],
  ['POST /api/industry-boards/:hiddenBoard/posts', [401, 404, 404, 409, 409], POST],
  ['POST /api/industry-boards/:archivedBoard/posts', [401, 403, 409, 409, 409], POST],
];

const POST_CALLS: readonly CommunityCall[] = [
  ['GET /api/posts/:post', OPEN],
  ['GET /api/posts/:privatePost', ITS_READERS],
  ['GET /api/posts/:post/edits', OPEN],
  ['GET /api/posts/:privatePost/edits', ITS_READERS],
  ['GET /api/posts/:post/replies', OPEN],
  ['GET /api/posts/:privatePost/replies', ITS_READERS],
  ['PATCH /api/posts/:post', AUTHOR_ALONE, { title: 'Sistering long joists' }],
  ['PATCH /api/posts/:privatePost', AUTHOR_IN_PRIVATE, { title: 'Sistering long joists' }],
  ['POST /api/posts/:post/like', [401, 200, 200, 200, 200, 403]],
  ['POST /api/posts/:privatePost/like', SIGNED_IN_READERS],
  ['POST /api/posts/:post/replies', [401, 201, 201, 201, 201, 403], { content: 'Eight feet' }],
  ['POST /api/posts/:privatePost/replies', [401, 404, 201, 201, 201], { content: 'Eight feet' }],
  ['POST /api/posts/:post/answer', AUTHOR_ALONE, { replyId: ':reply' }],
  ['POST /api/posts/:privatePost/answer', AUTHOR_IN_PRIVATE, { replyId: ':privateReply' }],
  ['POST /api/posts/:post/pin', MODERATORS, { on: true }],
  ['POST /api/posts/:privatePost/pin', MODERATORS_IN_PRIVATE, { on: true }],
  ['POST /api/posts/:post/lock', MODERATORS, { on: false }],
  ['POST /api/posts/:privatePost/lock', MODERATORS_IN_PRIVATE, { on: false }],
  ['POST /api/posts/:post/hide', MODERATORS, { on: false }],
  ['POST /api/posts/:privatePost/hide', MODERATORS_IN_PRIVATE, { on: false }],
];

const REPLY_CALLS: readonly CommunityCall[] = [
  ['GET /api/replies/:reply/edits', OPEN],
  ['GET /api/replies/:privateReply/edits', ITS_READERS],
  ['PATCH /api/replies/:reply', AUTHOR_ALONE, { content: 'Ten feet' }],
  ['PATCH /api/replies/:privateReply', AUTHOR_IN_PRIVATE, { content: 'Ten feet' }],
  ['POST /api/replies/:reply/like', [401, 200, 200, 200, 200, 403]],
  ['POST /api/replies/:privateReply/like', SIGNED_IN_READERS],
  ['POST /api/replies/:reply/hide', MODERATORS, { on: false }],
  ['POST /api/replies/:privateReply/hide', MODERATORS_IN_PRIVATE, { on: false }],
];

/** Every call of the community and of moderation that leaves things where they are. */
export const COMMUNITY_CALLS: readonly CommunityCall[] = [
  ...BOARD_CALLS,
  ...EVENT_CALLS,
  ...POST_LIST_CALLS,
  ...POST_CALLS,
  ...REPLY_CALLS,
  ...REPORT_CALLS,
  ...MODERATOR_CALLS,
];

/** Calls that end or move the caller's own posts and places. */
export const COMMUNITY_ENDINGS: readonly CommunityCall[] = [
  [
    'POST /api/industry-boards/:privateBoard/requests/:someAsker',
    [401, 403, 403, 204, 204],
    { approve: true },
  ],
  ['DELETE /api/industry-boards/:privateBoard/members/:someAsker', [401, 403, 403, 204, 204]],
  ['POST /api/events/:boardEvent/cancel', [401, 404, 403, 403, 200], {}],
  // Once its author has deleted it, it is gone for everyone after them.
  ['DELETE /api/replies/:reply', [401, 403, 204, 404, 404, 404]],
  ['DELETE /api/replies/:privateReply', [401, 404, 204, 404, 404]],
  ['DELETE /api/posts/:post', [401, 403, 204, 404, 404, 404]],
  ['DELETE /api/posts/:privatePost', [401, 404, 204, 404, 404]],
  ['POST /api/industry-boards/:board/join', [401, 200, 200, 200, 200], {}],
  ['POST /api/industry-boards/:privateBoard/join', [401, 200, 200, 200, 200], {}],
  ['POST /api/industry-boards/:hiddenBoard/join', [401, 404, 404, 200, 200], {}],
  ['POST /api/industry-boards/:archivedBoard/join', [401, 409, 200, 200, 200], {}],
  ['DELETE /api/industry-boards/:board/leave', [401, 200, 200, 200, 409]],
  ['DELETE /api/industry-boards/:privateBoard/leave', [401, 200, 200, 200, 409]],
  ['DELETE /api/industry-boards/:archivedBoard/leave', [401, 200, 200, 200, 409]],
  ['DELETE /api/industry-boards/:board', [401, 403, 403, 403, 200]],
];
