import type { BoardId, UserId } from '#kernel/ids.ts';
import type { BoardRole } from '../../contract/vocabulary/boards.ts';
import { rightsInBoard } from '../../domain/access/place-rights.ts';
import type { Board } from '../../domain/board/board.ts';
import { boardNotFound } from './errors.ts';
import type { BoardMembers, BoardRepository } from './ports.ts';

export interface BoardWithRole {
  readonly board: Board;
  /** The acting person's role in the board. */
  readonly role: BoardRole | null;
}

/** Loads a board for a change, with the person's rights. */
export class BoardAccess {
  private readonly boards: BoardRepository;
  private readonly members: BoardMembers;

  constructor(boards: BoardRepository, members: BoardMembers) {
    this.boards = boards;
    this.members = members;
  }

  /** (tx) Locked. @throws DomainError `community.board_not_found`, also for one that is hidden from this person */
  async find(id: BoardId, by: UserId): Promise<BoardWithRole> {
    const board = await this.boards.find(id);
    if (!board) throw boardNotFound();
    const role = await this.members.roleOf(id, by);
    const { isPrivate, isArchived, isHidden } = board;
    const rights = rightsInBoard({ isPrivate, isArchived, isHidden, role }, true);
    if (isHidden && !rights.mayModerate) throw boardNotFound();
    return { board, role };
  }
}
