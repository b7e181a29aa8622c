import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { MilestoneRepository } from '#modules/billing/application/ports.ts';
import { Milestone } from '#modules/billing/domain/bonus/milestone.ts';

const DUE = {
  name: 'milestones-due',
  text: `select id from milestones where state = 'pending' and set_aside_at is null and frozen_by is null and not waits_for_worker and due_at <= $1
    order by due_at, id limit $2`,
};
const REFERRAL_OF = {
  name: 'milestone-referral',
  text: `select referral_id as "referralId" from milestones where id = $1`,
};
const SET_ASIDE = {
  name: 'milestone-set-aside',
  text: `update milestones set set_aside_at = $2 where id = $1 and state = 'pending'`,
};

export class MikroMilestoneRepository implements MilestoneRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, sql: Sql, events: EventPublisher) {
    this.orm = orm;
    this.sql = sql;
    this.events = events;
  }

  async ofReferral(referralId: ReferralId): Promise<Milestone[]> {
    return transactionEm(this.orm).find(
      Milestone,
      { referralId },
      { orderBy: { position: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async find(id: string): Promise<Milestone | null> {
    return transactionEm(this.orm).findOne(Milestone, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async referralOf(id: string): Promise<ReferralId | null> {
    return (await this.sql.row<{ referralId: ReferralId }>(REFERRAL_OF, [id]))?.referralId ?? null;
  }

  async due(now: Date, limit: number): Promise<readonly string[]> {
    return (await this.sql.rows<{ id: string }>(DUE, [now, limit])).map(({ id }) => id);
  }

  async setAside(id: string, at: Date): Promise<void> {
    await this.sql.rows(SET_ASIDE, [id, at]);
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
