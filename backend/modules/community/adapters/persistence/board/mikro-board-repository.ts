import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { BoardId } from '#kernel/ids.ts';
import type { LiveUpdates } from '#modules/notifications/index.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { BoardRepository } from '#modules/community/application/board/ports.ts';
import { Board } from '#modules/community/domain/board/board.ts';

interface MikroBoardRepositoryNeeds {
  readonly orm: MikroORM;
  readonly events: EventPublisher;
  readonly live: LiveUpdates;
}

/**
 * The row lock serializes changes. The version does not: it counts only the changes a form could overwrite.
 */
export class MikroBoardRepository implements BoardRepository {
  private readonly orm: MikroORM;
  private readonly events: EventPublisher;
  private readonly live: LiveUpdates;

  constructor({ orm, events, live }: MikroBoardRepositoryNeeds) {
    this.orm = orm;
    this.events = events;
    this.live = live;
  }

  async find(id: BoardId): Promise<Board | null> {
    return transactionEm(this.orm).findOne(Board, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async add(board: Board): Promise<void> {
    await this.save(board);
  }

  async save(board: Board): Promise<void> {
    await transactionEm(this.orm).persist(board).flush();
    await this.events.publish(board.pullEvents());
    // Updates only open pages of the board, which show its member count.
    await this.live.tell({ to: [], subject: 'board', id: board.id });
  }
}
