import { contextModule, later } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { ACCOUNT_READER, PROFILE_PICTURES } from '#modules/identity/index.ts';
import { JOBS } from '#modules/jobs/index.ts';
import { LIVE_AUDIENCES, LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import * as tokens from './adapters/community.tokens.ts';
import { boardMapping } from './adapters/persistence/board/board.mapping.ts';
import { eventMapping, rsvpMapping } from './adapters/persistence/event/event.mappings.ts';
import { postMapping, replyMapping } from './adapters/persistence/post/post.mappings.ts';
import { wireCommunity } from './adapters/wire-community.ts';

export {
  BLOCKED_GUESTS,
  BLOCKS,
  COMMUNITY,
  EVENT_ATTENDANCE,
  MODERATED_CONTENT,
  WRITING_GUARD,
} from './adapters/community.tokens.ts';
export type { EventAttendance } from './application/event/event-attendance.ts';
export type { BlockedGuests } from './application/event/remove-blocked-guests.ts';
export type { ModeratedContent } from './application/moderation/moderated-content.ts';
export { wordsOfHtml } from './application/writing/words-of-html.ts';
export type { Blocks, Writing, WritingGuard, WritingVerdict } from './application/writing/writing-guard.ts';
export type { Community } from './application/community-facade.ts';
export type { CommunityEvents } from './domain/events.ts';

export const community = {
  entities: [boardMapping, eventMapping, rsvpMapping, postMapping, replyMapping],
  containers: [
    contextModule({
      wire: wireCommunity,
      outside: {
        platform: PLATFORM,
        accounts: ACCOUNT_READER,
        profilePictures: PROFILE_PICTURES,
        jobs: JOBS,
        notifier: NOTIFIER,
        live: LIVE_UPDATES,
        guard: later(tokens.WRITING_GUARD),
        blocks: later(tokens.BLOCKS),
      },
      offers: {
        community: tokens.COMMUNITY,
        attendance: tokens.EVENT_ATTENDANCE,
        blockedGuests: tokens.BLOCKED_GUESTS,
        moderatedContent: tokens.MODERATED_CONTENT,
        liveAudiences: LIVE_AUDIENCES,
      },
    }),
  ],
};
