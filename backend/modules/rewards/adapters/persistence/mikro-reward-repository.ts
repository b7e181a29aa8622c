import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { ReferralId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { RewardRepository } from '../../application/ports.ts';
import { Reward } from '../../domain/reward.ts';

export class MikroRewardRepository implements RewardRepository {
  private readonly orm: MikroORM;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  async findByReferral(referralId: ReferralId): Promise<Reward | null> {
    return transactionEm(this.orm).findOne(Reward, { referralId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(reward: Reward): Promise<void> {
    await transactionEm(this.orm).persist(reward).flush();
  }
}
