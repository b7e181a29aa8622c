import type { Clock } from '#kernel/clock.ts';
import type { BoardId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ownerStays } from '../../domain/board/board-roles.ts';
import type { DepartedMembers } from '../event/remove-blocked-guests.ts';
import type { BoardAccess } from './board-access.ts';
import type { BoardMembers, BoardRepository, JoinRequests } from './ports.ts';

interface JoinBoardNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: BoardAccess;
  readonly boards: BoardRepository;
  readonly members: BoardMembers;
  readonly requests: JoinRequests;
  readonly guests: DepartedMembers;
  readonly clock: Clock;
}

/** People come to a board and leave it. Doing either twice changes nothing the second time. */
export class JoinBoard {
  private readonly needs: JoinBoardNeeds;

  constructor(needs: JoinBoardNeeds) {
    this.needs = needs;
  }

  /**
   * A private board is asked, and its moderators answer (rules.md#private-boards).
   * @throws DomainError `community.board_not_found`, `community.board_archived` (conflict)
   */
  async join(id: BoardId, by: UserId): Promise<'joined' | 'requested'> {
    const { unitOfWork, access, boards, members, requests, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const { board, role } = await access.find(id, by);
      if (role !== null) return 'joined';
      board.assertOpen();
      const now = clock.now();
      if (board.isPrivate) {
        if (await requests.add(id, by, now)) board.requestFrom(by, now);
      } else {
        await members.add(id, by, 'member', now);
        board.admit(by, now);
      }
      await boards.save(board);
      return board.isPrivate ? 'requested' : 'joined';
    });
  }

  /**
   * Also withdraws a join request, and gives up places at members-only events. @throws DomainError
   * `community.board_not_found`, `community.owner_stays` (conflict)
   */
  async leave(id: BoardId, by: UserId): Promise<void> {
    const { unitOfWork, access, boards, members, requests, guests } = this.needs;
    await unitOfWork.transaction(async () => {
      const { board, role } = await access.find(id, by);
      if (role === 'owner') throw ownerStays();
      if (role === null) {
        await requests.remove(id, by);
        return;
      }
      await members.remove(id, by);
      await guests.leave(id, by);
      board.release();
      await boards.save(board);
    });
  }
}
