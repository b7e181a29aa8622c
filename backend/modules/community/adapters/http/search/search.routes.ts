import { route, type Route } from '#platform/http/routing/route.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import type { SearchCommunity } from '#modules/community/application/search/search-community.ts';
import {
  communityHitsSchema,
  communitySearchQuerySchema,
} from '#contract/community/search/search-community.ts';

export function searchRoutes(search: SearchCommunity): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/search/community',
      access: 'any',
      summary:
        'Posts, boards and events with all of these words, newest first; only what the caller may read',
      query: communitySearchQuerySchema,
      answers: { 200: communityHitsSchema },
      handler: async (call) => {
        const { q, in: kinds, limit, cursor } = call.query;
        const found = await search.run({
          typed: q,
          kinds,
          reader: call.caller?.id ?? null,
          after: readCursor(cursor)?.id ?? null,
          limit: limit + 1,
        });
        return pageAnswer(call, found, ({ createdAt, id }) => ({ at: createdAt, id }));
      },
    }),
  ];
}
