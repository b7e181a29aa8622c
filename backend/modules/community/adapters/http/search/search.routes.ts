import { route, type Route } from '#platform/http/routing/route.ts';
import { nextPage } from '#platform/http/routing/paging.ts';
import type { SearchCommunity } from '#modules/community/application/search/search-community.ts';
import {
  communityHitsSchema,
  communitySearchQuerySchema,
} from '#contract/community/search/search-community.ts';
import { readHitCursor, writeHitCursor } from './search-cursor.ts';

export function searchRoutes(search: SearchCommunity): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/search/community',
      access: 'any',
      summary:
        'Search posts, boards, and events that contain all of these words: matches in titles first, then newest; only those that the caller may read',
      query: communitySearchQuerySchema,
      answers: { 200: communityHitsSchema },
      handler: async (call) => {
        const { q, in: kinds, limit, cursor } = call.query;
        const found = await search.run({
          typed: q,
          kinds,
          reader: call.caller?.id ?? null,
          after: readHitCursor(cursor),
          limit: limit + 1,
        });
        const shown = found.slice(0, limit);
        const last = shown.at(-1);
        const isMore = found.length > limit && last !== undefined;
        const next = isMore ? writeHitCursor({ tier: last.tier, id: last.hit.id }) : null;
        return {
          status: 200,
          headers: next === null ? {} : { Link: nextPage(call.ctx, next) },
          body: shown.map(({ hit }) => hit),
        };
      },
    }),
  ];
}
