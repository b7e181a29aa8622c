import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { CLOCK, PUBLIC_ADDRESSES, ROUTES, SQL } from '#platform/tokens.ts';
import { Contact } from '../application/access/contact.ts';
import { ReadForumStats } from '../application/forum/read-forum-stats.ts';
import { BLOCKS, CONTACT, PLACES_TO_POST } from './community.tokens.ts';
import { forumStatsRoutes } from './http/forum/forum-stats.routes.ts';
import { SqlPlaces } from './persistence/board/sql-places.ts';
import { communityAddresses } from './persistence/reach/community-addresses.ts';
import { SqlForumStatsReader } from './persistence/forum/sql-forum-stats-reader.ts';

export const communityContainer = new ContainerModule(({ bind }) => {
  construct(bind, PLACES_TO_POST, SqlPlaces, [SQL]);
  provide(bind, PUBLIC_ADDRESSES, communityAddresses, [SQL, CLOCK]);
  construct(bind, CONTACT, Contact, [BLOCKS]);
  provide(
    bind,
    ROUTES,
    (sql, clock) => forumStatsRoutes(new ReadForumStats(new SqlForumStatsReader(sql), clock)),
    [SQL, CLOCK],
  );
});
