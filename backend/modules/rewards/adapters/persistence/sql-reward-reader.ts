import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { CompletedRow, PointsRow, RewardReader } from '../../application/reward-reader.ts';
import {
  COMPLETED_REFERRALS,
  EARNED_IN_WEEK,
  IS_CLAIMED,
  POINTS_BALANCE,
  POINTS_HISTORY,
} from './reward-statements.ts';

export class SqlRewardReader implements RewardReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async completedReferrals(
    userId: UserId,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
  ): Promise<readonly CompletedRow[]> {
    return this.sql.rows<CompletedRow>(COMPLETED_REFERRALS, [
      userId,
      limit,
      after?.at ?? null,
      after?.id ?? null,
    ]);
  }

  async pointsBalance(userId: UserId): Promise<number> {
    const row = await this.sql.row<{ balance: number }>(POINTS_BALANCE, [userId]);
    return row?.balance ?? 0;
  }

  async earnedInWeek(userId: UserId, week: string): Promise<number> {
    const row = await this.sql.row<{ earned: number }>(EARNED_IN_WEEK, [userId, week]);
    return row?.earned ?? 0;
  }

  async pointsHistory(userId: UserId, limit: number): Promise<readonly PointsRow[]> {
    return this.sql.rows<PointsRow>(POINTS_HISTORY, [userId, limit]);
  }

  async isClaimed(referralId: string): Promise<boolean> {
    return (await this.sql.row(IS_CLAIMED, [referralId])) !== null;
  }
}
