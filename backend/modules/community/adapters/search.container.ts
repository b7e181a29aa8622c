import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { ROUTES, SQL } from '#platform/tokens.ts';
import { SearchCommunity, type HitSource } from '../application/search/search-community.ts';
import { BLOCKS } from './community.tokens.ts';
import { searchRoutes } from './http/search/search.routes.ts';
import { SqlBoardHits, SqlEventHits, SqlPostHits } from './persistence/search/sql-hit-source.ts';

const POST_HITS = token<HitSource>('community.post_hits');
const BOARD_HITS = token<HitSource>('community.board_hits');
const EVENT_HITS = token<HitSource>('community.event_hits');
const SEARCH = token<SearchCommunity>('community.search');

/** Looking for words in what people wrote. */
export const searchContainer = new ContainerModule(({ bind }) => {
  construct(bind, POST_HITS, SqlPostHits, [SQL]);
  construct(bind, BOARD_HITS, SqlBoardHits, [SQL]);
  construct(bind, EVENT_HITS, SqlEventHits, [SQL]);
  provide(
    bind,
    SEARCH,
    (posts, boards, events, blocks) => new SearchCommunity({ sources: { posts, boards, events }, blocks }),
    [POST_HITS, BOARD_HITS, EVENT_HITS, BLOCKS],
  );
  provide(bind, ROUTES, searchRoutes, [SEARCH]);
});
