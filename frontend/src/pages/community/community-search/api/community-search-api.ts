import type { CommunityHit } from '#contract/community/search/search-community.ts';
import { api, paged } from '#shared/api/index.ts';
import type { SearchTab } from '../model/use-search-address.ts';

interface SearchQuery {
  readonly q: string;
  readonly tab: SearchTab;
}

const communitySearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    communitySearch: build.infiniteQuery({
      ...paged<CommunityHit, SearchQuery>(({ q, tab }) => ({
        url: '/search/community',
        params: { q, ...(tab === 'all' ? {} : { in: tab }) },
      })),
    }),
  }),
});

export const { useCommunitySearchInfiniteQuery } = communitySearchApi;
