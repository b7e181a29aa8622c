import type { z } from 'zod';
import type { BoardDetail, joinedBoardSchema } from '#contract/community/board/board.ts';
import { showAnsweredBoard } from '#entities/board/index.ts';
import { api } from '#shared/api/index.ts';

const joinBoardApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinBoard: build.mutation<z.infer<typeof joinedBoardSchema>, string>({
      query: (id) => ({ url: `/industry-boards/${id}/join`, method: 'POST' }),
      onQueryStarted: showAnsweredBoard,
      // Members have other permissions for posts.
      invalidatesTags: ['PostList'],
    }),
    leaveBoard: build.mutation<BoardDetail, string>({
      query: (id) => ({ url: `/industry-boards/${id}/leave`, method: 'DELETE' }),
      onQueryStarted: showAnsweredBoard,
      // Members have other permissions for posts, and some events are only for them.
      invalidatesTags: ['PostList', 'Event'],
    }),
  }),
});

export const { useJoinBoardMutation, useLeaveBoardMutation } = joinBoardApi;
