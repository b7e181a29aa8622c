export {
  showAnsweredBoard,
  useBoardIndustriesQuery,
  useBoardQuery,
  useBoardsInfiniteQuery,
  type BoardsFilter,
} from './model/board-calls.ts';
export { BoardBadges } from './ui/BoardBadges.tsx';
export { BoardCounts } from './ui/BoardCounts.tsx';
export type { Board, BoardDetail } from '#contract/community/board/board.ts';
