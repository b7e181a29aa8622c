import type { Clock } from '#kernel/clock.ts';
import type { BoardId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BoardText } from '../../domain/board/board-record.ts';
import type { Board } from '../../domain/board/board.ts';
import { assertOwns } from '../../domain/board/board-roles.ts';
import type { BoardAccess } from './board-access.ts';
import type { BoardMembers, BoardRepository, JoinRequests } from './ports.ts';

export interface BoardEdit {
  /** Only what changes. */
  readonly text: Partial<BoardText>;
  /** Archives or restores; null leaves it. */
  readonly isArchived: boolean | null;
  /** The version the editor has seen; null if the client sends none. */
  readonly version: number | null;
}

interface EditBoardNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: BoardAccess;
  readonly boards: BoardRepository;
  readonly members: BoardMembers;
  readonly requests: JoinRequests;
  readonly clock: Clock;
}

/** The owner rewords a board, opens or closes it to the public, archives and restores it (rules.md#board-owner). */
export class EditBoard {
  private readonly needs: EditBoardNeeds;

  constructor(needs: EditBoardNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `community.board_not_found`, `community.not_board_owner` (403), `community.board_changed` (conflict),
   * `community.board_archived` (conflict) where the text of an archived one is to change
   */
  async run(id: BoardId, by: UserId, { text, isArchived, version }: BoardEdit): Promise<void> {
    const { unitOfWork, access, boards, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const { board, role } = await access.find(id, by);
      assertOwns(role);
      const now = clock.now();
      const wasPrivate = board.isPrivate;
      if (isArchived === false) board.restore(version, now);
      // A restore has already checked the version.
      if (Object.keys(text).length > 0) board.edit(text, isArchived === false ? null : version, now);
      if (wasPrivate && !board.isPrivate) await this.admitAll(board, now);
      if (isArchived === true) board.archive(now);
      await boards.save(board);
    });
  }

  /** A public board needs no requests, so everyone with an open request becomes a member. */
  private async admitAll(board: Board, at: Date): Promise<void> {
    const { members, requests } = this.needs;
    for (const userId of await requests.takeAll(board.id)) {
      await members.add(board.id, userId, 'member', at);
      board.admit(userId, at);
    }
  }
}
