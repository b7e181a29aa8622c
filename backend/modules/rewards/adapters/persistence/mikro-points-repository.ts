import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { PointsRepository } from '../../application/ports.ts';
import { PointsAccount } from '../../domain/points-account.ts';
import { PointsEntry } from '../../domain/points-entry.ts';
import type { PointsKind } from '../../domain/points-rules.ts';
import { EARNED_IN_WEEK } from './reward-statements.ts';

const OPEN_ACCOUNT = {
  name: 'points-account-open',
  text: `insert into points_accounts (user_id, created_at, updated_at) values ($1, $2, $2) on conflict do nothing`,
};
const HAS_ENTRY = {
  name: 'points-entry-has',
  text: `select id from engagement_points where once_key = $1`,
};

export class MikroPointsRepository implements PointsRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;

  constructor(orm: MikroORM, sql: Sql) {
    this.orm = orm;
    this.sql = sql;
  }

  async lockAccount(userId: UserId, at: Date): Promise<PointsAccount> {
    const em = transactionEm(this.orm);
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const known = await em.findOne(PointsAccount, { userId }, { lockMode });
    if (known) return known;
    await this.sql.rows(OPEN_ACCOUNT, [userId, at]);
    return em.findOneOrFail(PointsAccount, { userId }, { lockMode });
  }

  async hasEntry(onceKey: string): Promise<boolean> {
    return (await this.sql.row(HAS_ENTRY, [onceKey])) !== null;
  }

  async findLatest(userId: UserId, kind: PointsKind, subjectId: string): Promise<PointsEntry | null> {
    return transactionEm(this.orm).findOne(
      PointsEntry,
      { userId, kind, subjectId },
      { orderBy: { at: 'desc', id: 'desc' } },
    );
  }

  async earnedInWeek(userId: UserId, week: string): Promise<number> {
    const row = await this.sql.row<{ earned: number }>(EARNED_IN_WEEK, [userId, week]);
    return row?.earned ?? 0;
  }

  async add(entry: PointsEntry, account: PointsAccount): Promise<void> {
    await transactionEm(this.orm).persist([entry, account]).flush();
  }
}
