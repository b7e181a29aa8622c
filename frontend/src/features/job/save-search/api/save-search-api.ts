import type {
  ChangeSavedSearchInput,
  SavedSearch,
  SaveSearchInput,
} from '#contract/jobs/search/saved-search.ts';
import { api } from '#shared/api/index.ts';

const saveSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query<readonly SavedSearch[] | null, undefined>({
      query: () => '/saved-searches',
      providesTags: ['SavedSearch'],
    }),
    saveSearch: build.mutation<SavedSearch, SaveSearchInput>({
      query: (body) => ({ url: '/saved-searches', method: 'POST', body }),
      invalidatesTags: ['SavedSearch'],
    }),
    changeSavedSearch: build.mutation<SavedSearch, ChangeSavedSearchInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/saved-searches/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['SavedSearch'],
    }),
    removeSavedSearch: build.mutation<null, string>({
      query: (id) => ({ url: `/saved-searches/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SavedSearch'],
    }),
  }),
});

export const {
  useChangeSavedSearchMutation,
  useRemoveSavedSearchMutation,
  useSavedSearchesQuery,
  useSaveSearchMutation,
} = saveSearchApi;
