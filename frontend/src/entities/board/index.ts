export {
  showAnsweredBoard,
  useBoardIndustriesQuery,
  useBoardQuery,
  useBoardsInfiniteQuery,
  type BoardsFilter,
} from './api/board-api.ts';
export { BoardBadges } from './ui/BoardBadges.tsx';
export { BoardCounts } from './ui/BoardCounts.tsx';
export type { Board, BoardDetail } from '#contract/community/board/board.ts';
