import { LockMode, UniqueConstraintViolationException, type MikroORM } from '@mikro-orm/postgresql';
import { addDays } from '#kernel/clock.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import { alreadyRunning } from '#modules/billing/application/plans/choose-plan.ts';
import type { SubscriptionRepository } from '#modules/billing/application/plans/plan-ports.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import { GRACE_SWEPT_DAYS } from '#contract/billing/vocabulary/plans/plans.ts';
import { Subscription } from '#modules/billing/domain/plans/subscription.ts';

const GRACE_OVER = {
  name: 'plans-grace-over',
  text: `select id from subscriptions where status = 'past_due' and past_due_since < $1
      and provider = $3 order by past_due_since limit $2`,
};

export class MikroSubscriptionRepository implements SubscriptionRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;
  private readonly events: EventPublisher;
  private readonly provider: LedgerProvider;

  /** @param provider of the installation: plans of another provider are ignored */
  constructor(orm: MikroORM, sql: Sql, events: EventPublisher, provider: LedgerProvider) {
    this.orm = orm;
    this.sql = sql;
    this.events = events;
    this.provider = provider;
  }

  async find(id: string): Promise<Subscription | null> {
    const em = transactionEm(this.orm);
    return em.findOne(
      Subscription,
      { id, provider: this.provider },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async live(userId: UserId): Promise<Subscription | null> {
    const em = transactionEm(this.orm);
    const running = { userId, provider: this.provider, status: { $ne: 'ended' as const } };
    return em.findOne(Subscription, running, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async add(subscription: Subscription): Promise<void> {
    try {
      await this.save(subscription);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw alreadyRunning();
      throw error;
    }
  }

  async save(subscription: Subscription): Promise<void> {
    await transactionEm(this.orm).persist(subscription).flush();
    await this.events.publish(subscription.pullEvents());
  }

  async remove(subscription: Subscription): Promise<void> {
    await transactionEm(this.orm).remove(subscription).flush();
  }

  async graceOver(now: Date, limit: number): Promise<readonly string[]> {
    const values = [addDays(now, -GRACE_SWEPT_DAYS), limit, this.provider];
    const rows = await this.sql.rows<{ id: string }>(GRACE_OVER, values);
    return rows.map(({ id }) => id);
  }
}
