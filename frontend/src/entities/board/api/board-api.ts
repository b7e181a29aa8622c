import type { Board, BoardDetail } from '#contract/community/board/board.ts';
import type { BoardIndustry } from '#contract/community/vocabulary/boards.ts';
import { api, paged, type ApiDispatch } from '#shared/api/index.ts';

/** Empty values do not filter. */
export interface BoardsFilter {
  readonly q: string;
  readonly industry: string;
  /** Only the reader's boards, including archived ones. */
  readonly mine: boolean;
}

/** Fills rows of one, two, and three cards. */
const PAGE_SIZE = 24;

const boardApi = api.injectEndpoints({
  endpoints: (build) => ({
    boards: build.infiniteQuery({
      ...paged<Board, BoardsFilter>((filter) => ({ url: '/industry-boards', params: asked(filter) })),
      providesTags: ['Board'],
    }),
    board: build.query<BoardDetail, string>({
      query: (id) => `/industry-boards/${encodeURIComponent(id)}`,
      // A member who joins or leaves changes the page of one board, not the order of lists.
      providesTags: ['Board', 'ShownBoard'],
    }),
    boardIndustries: build.query<readonly BoardIndustry[] | null, undefined>({
      query: () => '/board-industries',
      providesTags: ['Board'],
    }),
  }),
});

export const { useBoardIndustriesQuery, useBoardQuery, useBoardsInfiniteQuery } = boardApi;

function asked({ q, industry, mine }: BoardsFilter): Record<string, string | number> {
  return {
    limit: PAGE_SIZE,
    ...(q && { q }),
    ...(industry && { industry }),
    ...(mine && { mine: 'true' }),
  };
}

/**
 * Updates a board everywhere it is shown, without reading lists again. Lists are ordered by members, so a new
 * read would move cards under the finger that has just tapped one.
 */
function showBoard(board: BoardDetail) {
  return (dispatch: ApiDispatch): void => {
    dispatch(boardApi.util.updateQueryData('board', board.id, () => board));
    dispatch((_, state) => {
      for (const filter of boardApi.util.selectCachedArgsForQuery(state(), 'boards')) {
        dispatch(
          boardApi.util.updateQueryData('boards', filter, (list) => {
            list.pages = list.pages.map((page) => ({
              ...page,
              rows: page.rows.map((row) => (row.id === board.id ? board : row)),
            }));
          }),
        );
      }
    });
  };
}

interface Running {
  readonly dispatch: ApiDispatch;
  readonly queryFulfilled: PromiseLike<{ readonly data: BoardDetail }>;
}

/** For the `onQueryStarted` of a call that changes a board and returns it. */
export async function showAnsweredBoard(
  _asked: unknown,
  { dispatch, queryFulfilled }: Running,
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(showBoard(data));
  } catch {
    // The caller reports the error.
  }
}
