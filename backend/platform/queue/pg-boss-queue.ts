import type { Db, PgBoss } from 'pg-boss';
import { fromKysely } from 'pg-boss';
import type { DomainEvent, EventPublisher } from '#kernel/domain-events.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { Sql } from '../persistence/sql.ts';
import { EVENTS_QUEUE, JOBS_QUEUE } from './install-queues.ts';

/** Writes events and jobs as pg-boss rows on the connection of the running transaction. */
export class PgBossQueue implements EventPublisher, TaskQueue {
  private readonly boss: PgBoss;
  private readonly sql: Sql;

  constructor(boss: PgBoss, sql: Sql) {
    this.boss = boss;
    this.sql = sql;
  }

  async publish(events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.boss.insert(
      EVENTS_QUEUE,
      events.map((event) => ({ data: event })),
      { db: this.transactionDb() },
    );
  }

  async enqueue(task: { kind: string; data: object }): Promise<void> {
    await this.boss.insert(JOBS_QUEUE, [{ data: task }], { db: this.transactionDb() });
  }

  private transactionDb(): Db {
    const transaction = this.sql.transaction();
    if (!transaction) throw new Error('Events and jobs are written inside UnitOfWork.transaction only');
    return fromKysely(transaction);
  }
}
