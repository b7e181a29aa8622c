import { boardsContainer } from './adapters/boards.container.ts';
import { communityContainer } from './adapters/community.container.ts';
import { eventContainer } from './adapters/event.container.ts';
import { liveContainer } from './adapters/live.container.ts';
import { boardMapping } from './adapters/persistence/board/board.mapping.ts';
import { eventMapping, rsvpMapping } from './adapters/persistence/event/event.mappings.ts';
import { postMapping, replyMapping } from './adapters/persistence/post/post.mappings.ts';
import {
  postConsumersContainer,
  postRoutesContainer,
  postsContainer,
  postUseCasesContainer,
} from './adapters/posts.container.ts';
import { searchContainer } from './adapters/search.container.ts';
import { writingContainer } from './adapters/writing.container.ts';

export { BLOCKS, COMMUNITY, MODERATED_CONTENT, WRITING_GUARD } from './adapters/community.tokens.ts';
export { EVENT_ATTENDANCE, BLOCKED_GUESTS } from './adapters/event.tokens.ts';
export type { EventAttendance } from './application/event/event-attendance.ts';
export type { BlockedGuests } from './application/event/remove-blocked-guests.ts';
export { wordsOfHtml } from './application/writing/words-of-html.ts';
export type { Blocks, Writing, WritingGuard, WritingVerdict } from './application/writing/writing-guard.ts';
export type { Community } from './application/community-facade.ts';
export type { CommunityEvents } from './domain/events.ts';

export const community = {
  entities: [boardMapping, eventMapping, rsvpMapping, postMapping, replyMapping],
  containers: [
    communityContainer,
    boardsContainer,
    eventContainer,
    liveContainer,
    searchContainer,
    writingContainer,
    postsContainer,
    postUseCasesContainer,
    postRoutesContainer,
    postConsumersContainer,
  ],
};
