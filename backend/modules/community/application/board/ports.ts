import type { BoardId, UserId } from '#kernel/ids.ts';
import type { BoardRole } from '../../contract/vocabulary/boards.ts';
import type { Board } from '../../domain/board/board.ts';

export interface BoardRepository {
  /** (tx) Takes a row lock, so that changes to members run one after another. */
  find(id: BoardId): Promise<Board | null>;
  add(board: Board): Promise<void>;
  save(board: Board): Promise<void>;
}

/** The members of each board and their roles. (tx) With the board locked. */
export interface BoardMembers {
  /** Null for who is no member. */
  roleOf(boardId: BoardId, userId: UserId): Promise<BoardRole | null>;
  add(boardId: BoardId, userId: UserId, role: BoardRole, at: Date): Promise<void>;
  changeRole(boardId: BoardId, userId: UserId, role: BoardRole): Promise<void>;
  remove(boardId: BoardId, userId: UserId): Promise<void>;
  /** The next owner: the longest-serving moderator, else the longest member (rules.md#board-succession). */
  successor(boardId: BoardId): Promise<UserId | null>;
  /** The owner and the moderators. */
  moderators(boardId: BoardId): Promise<readonly UserId[]>;
  /** The boards that a person belongs to, in the order of their ids. */
  boardsOf(userId: UserId): Promise<readonly BoardId[]>;
}

/** Requests to join private boards. (tx) With the board locked. */
export interface JoinRequests {
  /** False when the person had asked already. */
  add(boardId: BoardId, userId: UserId, at: Date): Promise<boolean>;
  /** False when the person had not asked. */
  remove(boardId: BoardId, userId: UserId): Promise<boolean>;
  isWaiting(boardId: BoardId, userId: UserId): Promise<boolean>;
  /** Returns everyone who waits, longest first, and deletes their requests. */
  takeAll(boardId: BoardId): Promise<readonly UserId[]>;
  /** All requests of one person. */
  withdrawAll(userId: UserId): Promise<void>;
}
