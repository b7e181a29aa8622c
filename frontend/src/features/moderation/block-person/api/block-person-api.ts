import type { Block } from '#contract/moderation/blocks.ts';
import type { BlockKind } from '#contract/moderation/vocabulary/blocks.ts';
import { api, fetchAllPages, type AllRows } from '#shared/api/index.ts';

const blockPersonApi = api.injectEndpoints({
  endpoints: (build) => ({
    blocks: build.query<AllRows<Block>, undefined>({
      queryFn: (_asked, _store, _options, call) => fetchAllPages<Block>(call, '/blocks'),
      providesTags: ['Block'],
    }),
    block: build.mutation<null, { id: string; kind: BlockKind }>({
      query: ({ id, kind }) => ({ url: `/users/${id}/block`, method: 'POST', body: { kind } }),
      invalidatesTags: ['Block'],
    }),
    unblock: build.mutation<null, string>({
      query: (id) => ({ url: `/users/${id}/block`, method: 'DELETE' }),
      invalidatesTags: ['Block'],
    }),
  }),
});

export const { useBlocksQuery, useBlockMutation, useUnblockMutation } = blockPersonApi;
