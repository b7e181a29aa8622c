import type { Db, PgBoss } from 'pg-boss';
import { fromKysely } from 'pg-boss';
import type { DomainEvent, EventPublisher } from '#kernel/domain-events.ts';
import type { Task, TaskQueue } from '#kernel/tasks.ts';
import type { Sql } from '../persistence/sql.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { SealedWork, Traced } from './sealed-work.ts';
import { EVENTS_QUEUE, JOBS_QUEUE } from './install-queues.ts';

/** Writes events and jobs as pg-boss rows on the connection of the running transaction. */
export class PgBossQueue implements EventPublisher, TaskQueue {
  private readonly boss: PgBoss;
  private readonly sql: Sql;
  private readonly sealed: SealedWork;
  private readonly tracing: Tracing;

  constructor(boss: PgBoss, sql: Sql, sealed: SealedWork, tracing: Tracing) {
    this.boss = boss;
    this.sql = sql;
    this.sealed = sealed;
    this.tracing = tracing;
  }

  async publish(events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.boss.insert(
      EVENTS_QUEUE,
      events.map((event) => ({ data: this.traced(this.sealed.sealEvent(event)) })),
      { db: this.transactionDb() },
    );
  }

  async enqueue({ after, ...task }: Task & { readonly after?: Date }): Promise<void> {
    const work = { data: this.traced(this.sealed.sealTask(task)), ...(after && { startAfter: after }) };
    await this.boss.insert(JOBS_QUEUE, [work], { db: this.transactionDb() });
  }

  /** Adds the trace, so that the worker knows what caused the work. */
  private traced<Work extends object>(work: Work): Work & Traced {
    const trace = this.tracing.current();
    return trace === undefined ? work : { ...work, trace };
  }

  private transactionDb(): Db {
    const transaction = this.sql.transaction();
    if (!transaction) throw new Error('Events and jobs are written inside UnitOfWork.transaction only');
    return fromKysely(transaction);
  }
}
