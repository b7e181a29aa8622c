import type { EventPublisher } from '#kernel/domain-events.ts';
import type { BoardId, UserId } from '#kernel/ids.ts';
import type { BoardMembers, BoardRepository, JoinRequests } from '../application/board/ports.ts';
import { BOARD_ROLES, type BoardRole } from '../contract/vocabulary/boards.ts';
import type { Board } from '../domain/board/board.ts';

export class InMemoryBoards implements BoardRepository {
  private readonly boards = new Map<BoardId, Board>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async find(id: BoardId): Promise<Board | null> {
    return this.boards.get(id) ?? null;
  }

  async add(board: Board): Promise<void> {
    await this.save(board);
  }

  async save(board: Board): Promise<void> {
    this.boards.set(board.id, board);
    await this.events.publish(board.pullEvents());
  }
}

interface Membership {
  readonly boardId: BoardId;
  readonly userId: UserId;
  readonly role: BoardRole;
  readonly joinedAt: Date;
}

const rank = ({ role }: Membership): number => -BOARD_ROLES.indexOf(role);

export class InMemoryBoardMembers implements BoardMembers {
  private all: readonly Membership[] = [];

  async roleOf(boardId: BoardId, userId: UserId): Promise<BoardRole | null> {
    return this.of(boardId).find((one) => one.userId === userId)?.role ?? null;
  }

  async add(boardId: BoardId, userId: UserId, role: BoardRole, at: Date): Promise<void> {
    this.all = [...this.all, { boardId, userId, role, joinedAt: at }];
  }

  async changeRole(boardId: BoardId, userId: UserId, role: BoardRole): Promise<void> {
    this.all = this.all.map((one) => (isOf(one, boardId, userId) ? { ...one, role } : one));
  }

  async remove(boardId: BoardId, userId: UserId): Promise<void> {
    this.all = this.all.filter((one) => !isOf(one, boardId, userId));
  }

  async successor(boardId: BoardId): Promise<UserId | null> {
    return this.of(boardId).find(({ role }) => role !== 'owner')?.userId ?? null;
  }

  async moderators(boardId: BoardId): Promise<readonly UserId[]> {
    return this.of(boardId)
      .filter(({ role }) => role !== 'member')
      .map(({ userId }) => userId);
  }

  async boardsOf(userId: UserId): Promise<readonly BoardId[]> {
    return this.all
      .filter((one) => one.userId === userId)
      .map(({ boardId }) => boardId)
      .toSorted();
  }

  /** The owner first, then the moderators, then who is there longest. */
  private of(boardId: BoardId): readonly Membership[] {
    return this.all
      .filter((one) => one.boardId === boardId)
      .toSorted((one, other) => rank(one) - rank(other) || one.joinedAt.getTime() - other.joinedAt.getTime());
  }
}

interface Waiting {
  readonly boardId: BoardId;
  readonly userId: UserId;
  readonly at: Date;
}

const isOf = (
  one: { readonly boardId: BoardId; readonly userId: UserId },
  boardId: BoardId,
  userId: UserId,
): boolean => one.boardId === boardId && one.userId === userId;

export class InMemoryJoinRequests implements JoinRequests {
  private all: readonly Waiting[] = [];

  async add(boardId: BoardId, userId: UserId, at: Date): Promise<boolean> {
    if (await this.isWaiting(boardId, userId)) return false;
    this.all = [...this.all, { boardId, userId, at }];
    return true;
  }

  async remove(boardId: BoardId, userId: UserId): Promise<boolean> {
    const wasWaiting = await this.isWaiting(boardId, userId);
    this.all = this.all.filter((one) => !isOf(one, boardId, userId));
    return wasWaiting;
  }

  async isWaiting(boardId: BoardId, userId: UserId): Promise<boolean> {
    return this.all.some((one) => isOf(one, boardId, userId));
  }

  async takeAll(boardId: BoardId): Promise<readonly UserId[]> {
    const taken = this.all
      .filter((one) => one.boardId === boardId)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    this.all = this.all.filter((one) => one.boardId !== boardId);
    return taken.map(({ userId }) => userId);
  }

  async withdrawAll(userId: UserId): Promise<void> {
    this.all = this.all.filter((one) => one.userId !== userId);
  }
}
