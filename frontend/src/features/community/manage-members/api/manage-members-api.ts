import type { BoardMember, JoinRequest } from '#contract/community/board/board-members.ts';
import type { BoardRole } from '#contract/community/vocabulary/boards.ts';
import { api, paged } from '#shared/api/index.ts';

interface OfBoard {
  readonly boardId: string;
}

interface OfPerson extends OfBoard {
  readonly userId: string;
}

const pathOf = ({ boardId }: OfBoard): string => `/industry-boards/${boardId}`;

const manageMembersApi = api.injectEndpoints({
  endpoints: (build) => ({
    boardMembers: build.infiniteQuery({
      ...paged<BoardMember, OfBoard>((asked) => ({ url: `${pathOf(asked)}/members` })),
      providesTags: ['BoardMember'],
    }),
    joinRequests: build.infiniteQuery({
      ...paged<JoinRequest, OfBoard>((asked) => ({ url: `${pathOf(asked)}/requests` })),
      providesTags: ['BoardMember'],
    }),
    changeBoardRole: build.mutation<BoardMember, OfPerson & { readonly role: BoardRole }>({
      query: ({ userId, role, ...board }) => ({
        url: `${pathOf(board)}/members/${userId}`,
        method: 'PUT',
        body: { role },
      }),
      invalidatesTags: ['Board', 'BoardMember'],
    }),
    removeBoardMember: build.mutation<null, OfPerson>({
      query: ({ userId, ...board }) => ({ url: `${pathOf(board)}/members/${userId}`, method: 'DELETE' }),
      invalidatesTags: ['Board', 'BoardMember'],
    }),
    decideJoinRequest: build.mutation<null, OfPerson & { readonly approve: boolean }>({
      query: ({ userId, approve, ...board }) => ({
        url: `${pathOf(board)}/requests/${userId}`,
        method: 'POST',
        body: { approve },
      }),
      // Also after a failure, because the person may have canceled the request.
      invalidatesTags: ['Board', 'BoardMember'],
    }),
  }),
});

export const {
  useBoardMembersInfiniteQuery,
  useChangeBoardRoleMutation,
  useDecideJoinRequestMutation,
  useJoinRequestsInfiniteQuery,
  useRemoveBoardMemberMutation,
} = manageMembersApi;
