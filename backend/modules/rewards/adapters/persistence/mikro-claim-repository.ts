import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { ClaimRepository } from '../../application/claims/claim-repository.ts';
import { PayoutClaim } from '../../domain/payout-claim.ts';

const PARTIES = {
  name: 'reward-claim-parties',
  text: `select referral_id as "referralId", referrer_id as "referrerId" from reward_claims where id = $1`,
};
const COUNT_SINCE = {
  name: 'reward-claims-since',
  text: `select count(*)::int as many from reward_claims
    where referrer_id = $1 and made_at > $2 and state <> 'lapsed'`,
};

export class MikroClaimRepository implements ClaimRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;

  constructor(orm: MikroORM, sql: Sql) {
    this.orm = orm;
    this.sql = sql;
  }

  async partiesOf(id: string): Promise<{ referralId: ReferralId; referrerId: UserId } | null> {
    return this.sql.row(PARTIES, [id]);
  }

  async lock(id: string): Promise<PayoutClaim | null> {
    return transactionEm(this.orm).findOne(PayoutClaim, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async lockWaiting(rewardId: string): Promise<PayoutClaim | null> {
    const waiting = { rewardId, state: 'in_review' as const };
    return transactionEm(this.orm).findOne(PayoutClaim, waiting, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async refused(rewardId: string): Promise<readonly PayoutClaim[]> {
    const refused = { rewardId, state: 'refused' as const };
    return transactionEm(this.orm).find(PayoutClaim, refused, { orderBy: { madeAt: 'desc', id: 'desc' } });
  }

  async countSince(referrerId: UserId, since: Date): Promise<number> {
    return (await this.sql.row<{ many: number }>(COUNT_SINCE, [referrerId, since]))?.many ?? 0;
  }

  async save(claim: PayoutClaim): Promise<void> {
    await transactionEm(this.orm).persist(claim).flush();
  }
}
