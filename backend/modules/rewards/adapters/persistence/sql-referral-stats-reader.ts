import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { ReferralCounts, ReferralStatsReader } from '../../application/ports.ts';
import { HIRE_NUMBER, HIRES_OF_REFERRER, REFERRAL_COUNTS } from './reward-statements.ts';

export class SqlReferralStatsReader implements ReferralStatsReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async counts(referrerId: UserId): Promise<ReferralCounts> {
    const row = await this.sql.row<ReferralCounts>(REFERRAL_COUNTS, [referrerId]);
    return row ?? { total: 0, pending: 0, successful: 0, averageTimeToHire: null };
  }

  async hiresForTier(referrerId: UserId): Promise<number> {
    return (await this.sql.row<{ hires: number }>(HIRES_OF_REFERRER, [referrerId]))?.hires ?? 0;
  }

  async hireNumber(referralId: ReferralId): Promise<number> {
    const row = await this.sql.row<{ number: number }>(HIRE_NUMBER, [referralId]);
    return row?.number ?? 0;
  }
}
