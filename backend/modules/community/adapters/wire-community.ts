import { ReadForumStats } from '../application/forum/read-forum-stats.ts';
import { SearchCommunity } from '../application/search/search-community.ts';
import { communityBase } from './community-base.ts';
import type { CommunityOutside } from './community-outside.ts';
import { forumStatsRoutes } from './http/forum/forum-stats.routes.ts';
import { searchRoutes } from './http/search/search.routes.ts';
import { SqlForumStatsReader } from './persistence/forum/sql-forum-stats-reader.ts';
import {
  SqlBoardAudience,
  SqlEventAudience,
  SqlPostAudience,
} from './persistence/live/sql-live-audiences.ts';
import { SqlCommunity } from './persistence/post/sql-community.ts';
import { communityAddresses } from './persistence/reach/community-addresses.ts';
import { SqlBoardHits, SqlEventHits, SqlPostHits } from './persistence/search/sql-hit-source.ts';
import { communityConsumers } from './queue/community-consumers.ts';
import { wireBoards } from './wire-boards.ts';
import { wireEvents } from './wire-events.ts';
import { wirePosts } from './wire-posts.ts';
import { wireWriting } from './wire-writing.ts';

export function wireCommunity(outside: CommunityOutside) {
  const { platform, blocks } = outside;
  const { sql, clock } = platform;
  const base = communityBase(outside);
  const events = wireEvents(outside, base);
  const boards = wireBoards(outside, base, events.blockedGuests);
  const posts = wirePosts(outside, base);
  const writing = wireWriting(outside, base);

  const forumStats = new ReadForumStats(new SqlForumStatsReader(sql), clock);
  const sources = {
    posts: new SqlPostHits(sql),
    boards: new SqlBoardHits(sql),
    events: new SqlEventHits(sql),
  };

  return {
    community: new SqlCommunity(sql),
    attendance: events.attendance,
    blockedGuests: events.blockedGuests,
    moderatedContent: [boards.moderated, events.moderated, ...posts.moderated],
    liveAudiences: [new SqlBoardAudience(sql), new SqlEventAudience(sql), new SqlPostAudience(sql)],
    publicPages: [...boards.publicPages, ...events.publicPages, ...posts.publicPages],
    publicAddresses: communityAddresses(sql, clock),
    routes: [
      ...forumStatsRoutes(forumStats),
      ...boards.routes,
      ...events.routes,
      ...searchRoutes(new SearchCommunity({ sources, blocks })),
      ...writing.routes,
      ...posts.routes,
    ],
    consumers: communityConsumers({
      notifyBoardPeople: boards.notifyPeople,
      notifyGuests: events.notifyGuests,
      notifyEventMentions: events.notifyMentions,
      notifyThreadPeople: posts.notifyPeople,
      refreshThreads: posts.refreshThreads,
    }),
    dueWork: [...events.dueWork, ...writing.dueWork],
    personalData: [
      ...boards.personalData,
      ...events.personalData,
      ...writing.personalData,
      ...posts.personalData,
    ],
  };
}
