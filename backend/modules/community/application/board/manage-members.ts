import type { Clock } from '#kernel/clock.ts';
import type { BoardId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BoardRole } from '../../contract/vocabulary/boards.ts';
import type { Board } from '../../domain/board/board.ts';
import { assertMayRemove, assertModerates, assertOwns, ownerStays } from '../../domain/board/board-roles.ts';
import type { DepartedMembers } from '../event/remove-blocked-guests.ts';
import type { BoardAccess } from './board-access.ts';
import { memberNotFound } from './errors.ts';
import type { BoardMembers, BoardRepository } from './ports.ts';

interface ManageMembersNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: BoardAccess;
  readonly boards: BoardRepository;
  readonly members: BoardMembers;
  readonly guests: DepartedMembers;
  readonly clock: Clock;
}

/** Lets owner and moderators manage the members of a board. */
export class ManageMembers {
  private readonly needs: ManageMembersNeeds;

  constructor(needs: ManageMembersNeeds) {
    this.needs = needs;
  }

  /**
   * The owner appoints moderators, ends that, or hands the board over (rules.md#board-handover).
   * @throws DomainError `community.board_not_found`, `community.not_board_owner` (403), `community.member_not_found`,
   * `community.owner_stays` (conflict)
   */
  async changeRole(id: BoardId, by: UserId, userId: UserId, to: BoardRole): Promise<void> {
    const { unitOfWork, access, boards, members, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const { board, role } = await access.find(id, by);
      assertOwns(role);
      const is = await members.roleOf(id, userId);
      if (is === null) throw memberNotFound();
      if (is === to) return;
      if (is === 'owner') throw ownerStays();
      if (to === 'owner') return this.handOver(board, by, userId);
      await members.changeRole(id, userId, to);
      if (to === 'moderator') board.appointModerator(userId, by, clock.now());
      await boards.save(board);
    });
  }

  /**
   * Removing who is no member changes nothing.
   * @throws DomainError `community.board_not_found`, `community.not_board_moderator`, `community.not_board_owner` (403),
   * `community.owner_stays` (conflict)
   */
  async remove(id: BoardId, by: UserId, userId: UserId): Promise<void> {
    const { unitOfWork, access, boards, members, guests } = this.needs;
    await unitOfWork.transaction(async () => {
      const { board, role } = await access.find(id, by);
      assertModerates(role);
      const removed = await members.roleOf(id, userId);
      if (removed === null) return;
      assertMayRemove(role, removed);
      await members.remove(id, userId);
      await guests.leave(id, userId);
      board.release();
      await boards.save(board);
    });
  }

  /** In this order: at no time are there two owners. */
  private async handOver(board: Board, from: UserId, to: UserId): Promise<void> {
    const { boards, members, clock } = this.needs;
    await members.changeRole(board.id, from, 'moderator');
    await members.changeRole(board.id, to, 'owner');
    board.handOver(from, to, clock.now());
    await boards.save(board);
  }
}
