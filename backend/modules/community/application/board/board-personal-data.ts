import type { Clock } from '#kernel/clock.ts';
import type { BoardId, UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Board } from '../../domain/board/board.ts';
import type { BoardMembers, BoardRepository, JoinRequests } from './ports.ts';

/** The boards of a person for their own copy. */
export interface PersonalBoardRecords {
  copy(userId: UserId): Promise<Json>;
}

interface BoardPersonalDataNeeds {
  readonly records: PersonalBoardRecords;
  readonly boards: BoardRepository;
  readonly members: BoardMembers;
  readonly requests: JoinRequests;
  readonly clock: Clock;
}

/** The boards that a person owns, belongs to and has asked to join. */
export class BoardPersonalData implements PersonalData {
  readonly name = 'boards';
  private readonly needs: BoardPersonalDataNeeds;

  constructor(needs: BoardPersonalDataNeeds) {
    this.needs = needs;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.needs.records.copy(userId);
  }

  async erase(userId: UserId): Promise<void> {
    const { boards, members, requests } = this.needs;
    await requests.withdrawAll(userId);
    for (const id of await members.boardsOf(userId)) {
      const board = await boards.find(id);
      if (!board) continue;
      await this.leave(board, userId);
      await boards.save(board);
    }
  }

  /** Hands an owner's board to the successor, or archives it if it has none (rules.md#board-succession). */
  private async leave(board: Board, userId: UserId): Promise<void> {
    const { members, clock } = this.needs;
    const now = clock.now();
    if ((await members.roleOf(board.id, userId)) === 'owner') {
      const next = await members.successor(board.id);
      // The owner of record stays: the ID of a deleted account identifies no one.
      if (next === null) return board.archive(now);
      await this.handOver(board.id, userId, next);
      board.handOver(userId, next, now);
    }
    await members.remove(board.id, userId);
    board.release();
  }

  private async handOver(id: BoardId, from: UserId, to: UserId): Promise<void> {
    await this.needs.members.changeRole(id, from, 'moderator');
    await this.needs.members.changeRole(id, to, 'owner');
  }
}
