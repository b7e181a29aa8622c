import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { RewardRepository } from '../../application/ports.ts';
import { Reward } from '../../domain/reward.ts';

export class MikroRewardRepository implements RewardRepository {
  private readonly orm: MikroORM;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, events: EventPublisher) {
    this.orm = orm;
    this.events = events;
  }

  async findByReferral(referralId: ReferralId): Promise<Reward | null> {
    return transactionEm(this.orm).findOne(Reward, { referralId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(reward: Reward): Promise<void> {
    await transactionEm(this.orm).persist(reward).flush();
    await this.events.publish(reward.pullEvents());
  }
}
