import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { MilestoneRepository } from '../../application/ports.ts';
import { Milestone } from '../../domain/milestone.ts';

export class MikroMilestoneRepository implements MilestoneRepository {
  private readonly orm: MikroORM;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, events: EventPublisher) {
    this.orm = orm;
    this.events = events;
  }

  async ofReferral(referralId: ReferralId): Promise<Milestone[]> {
    return transactionEm(this.orm).find(
      Milestone,
      { referralId },
      { orderBy: { position: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async due(now: Date, limit: number): Promise<Milestone[]> {
    return transactionEm(this.orm).find(
      Milestone,
      { state: 'pending', dueAt: { $lte: now } },
      { orderBy: { dueAt: 'asc', id: 'asc' }, limit, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
  }

  async add(milestones: readonly Milestone[]): Promise<void> {
    await this.save(milestones);
  }

  async save(milestones: readonly Milestone[]): Promise<void> {
    await transactionEm(this.orm)
      .persist([...milestones])
      .flush();
    await this.events.publish(milestones.flatMap((one) => one.pullEvents()));
  }

  async remove(milestones: readonly Milestone[]): Promise<void> {
    const em = transactionEm(this.orm);
    for (const milestone of milestones) em.remove(milestone);
    await em.flush();
  }
}
