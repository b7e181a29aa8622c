import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { TextLog } from '../../application/ports.ts';
import { LoggedText } from '../../domain/logged-text.ts';

export class MikroTextLog implements TextLog {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  async find(id: string): Promise<LoggedText | null> {
    return transactionEm(this.orm).findOne(LoggedText, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async findReleasable(now: Date, limit: number): Promise<LoggedText[]> {
    return transactionEm(this.orm).find(
      LoggedText,
      { status: 'held', sendAfter: { $lte: now } },
      { limit, orderBy: { sendAfter: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
  }

  async findTriedSince(before: Date, limit: number): Promise<LoggedText[]> {
    return transactionEm(this.orm).find(
      LoggedText,
      { status: 'sending', sendingSince: { $lte: before } },
      { limit, orderBy: { sendingSince: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
  }

  async findPriceDue(now: Date, limit: number): Promise<LoggedText[]> {
    return transactionEm(this.orm).find(
      LoggedText,
      { priceDueAt: { $lte: now } },
      { limit, orderBy: { priceDueAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
  }

  async save(text: LoggedText): Promise<void> {
    await transactionEm(this.orm).persist(text).flush();
  }
}
