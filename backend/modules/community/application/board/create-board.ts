import type { Clock } from '#kernel/clock.ts';
import type { BoardId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BoardText } from '../../domain/board/board-record.ts';
import { Board } from '../../domain/board/board.ts';
import type { Writing, WritingGuard } from '../writing/writing-guard.ts';
import type { BoardMembers, BoardRepository } from './ports.ts';

const LINK = /https?:\/\/[^\s<>"]+/gi;

interface CreateBoardNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly boards: BoardRepository;
  readonly members: BoardMembers;
  readonly guard: WritingGuard;
  readonly clock: Clock;
}

/** Lets anyone with a confirmed email create and own a board (rules.md#board-owner). */
export class CreateBoard {
  private readonly needs: CreateBoardNeeds;

  constructor(needs: CreateBoardNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError as `WritingGuard`: without a confirmed email, or past what a new account may do */
  async run(by: UserId, text: BoardText): Promise<BoardId> {
    const { unitOfWork, boards, members, guard, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      await guard.judge(by, written(text));
      const now = clock.now();
      const board = Board.create(by, text, now);
      await boards.add(board);
      await members.add(board.id, by, 'owner', now);
      return board.id;
    });
  }
}

function written({ name, description }: BoardText): Writing {
  return { kind: 'board', title: name, text: description, links: `${name} ${description}`.match(LINK) ?? [] };
}
