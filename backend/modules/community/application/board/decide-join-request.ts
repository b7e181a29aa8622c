import type { Clock } from '#kernel/clock.ts';
import type { BoardId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { assertModerates } from '../../domain/board/board-roles.ts';
import type { BoardAccess } from './board-access.ts';
import { requestNotFound } from './errors.ts';
import type { BoardMembers, BoardRepository, JoinRequests } from './ports.ts';

interface DecideJoinRequestNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: BoardAccess;
  readonly boards: BoardRepository;
  readonly members: BoardMembers;
  readonly requests: JoinRequests;
  readonly clock: Clock;
}

/** The owner or a moderator lets someone into a private board, or does not (rules.md#private-boards). */
export class DecideJoinRequest {
  private readonly needs: DecideJoinRequestNeeds;

  constructor(needs: DecideJoinRequestNeeds) {
    this.needs = needs;
  }

  /**
   * Approving a current member or declining a withdrawn request changes nothing.
   * @throws DomainError `community.board_not_found`, `community.not_board_moderator` (403),
   * `community.board_archived` (conflict), `community.request_not_found` where someone is to be let in who
   * took the request back
   */
  async run(id: BoardId, by: UserId, userId: UserId, approved: boolean): Promise<void> {
    const { unitOfWork, access, boards, members, requests, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const { board, role } = await access.find(id, by);
      assertModerates(role);
      if (approved && (await members.roleOf(id, userId)) !== null) return;
      if (approved) board.assertOpen();
      if (!(await requests.remove(id, userId))) {
        if (approved) throw requestNotFound();
        return;
      }
      const now = clock.now();
      if (approved) {
        await members.add(id, userId, 'member', now);
        board.admit(userId, now);
      }
      board.answer(userId, { approved, by }, now);
      await boards.save(board);
    });
  }
}
