import type { BoardDetail } from '#contract/community/board/board.ts';
import type { CreateBoardInput } from '#contract/community/board/create-board.ts';
import type { EditBoardInput } from '#contract/community/board/edit-board.ts';
import { showAnsweredBoard } from '#entities/board/index.ts';
import { api } from '#shared/api/index.ts';

interface Edit {
  readonly id: string;
  readonly changes: EditBoardInput;
}

const writeBoardApi = api.injectEndpoints({
  endpoints: (build) => ({
    createBoard: build.mutation<BoardDetail, CreateBoardInput>({
      query: (body) => ({ url: '/industry-boards', method: 'POST', body }),
      invalidatesTags: ['Board'],
    }),
    editBoard: build.mutation<BoardDetail, Edit>({
      query: ({ id, changes }) => ({ url: `/industry-boards/${id}`, method: 'PATCH', body: changes }),
      onQueryStarted: showAnsweredBoard,
      invalidatesTags: ['Board'],
    }),
    archiveBoard: build.mutation<BoardDetail, string>({
      query: (id) => ({ url: `/industry-boards/${id}`, method: 'DELETE' }),
      onQueryStarted: showAnsweredBoard,
      invalidatesTags: ['Board'],
    }),
  }),
});

export const { useArchiveBoardMutation, useCreateBoardMutation, useEditBoardMutation } = writeBoardApi;
