import type { EventConsumer } from '#kernel/consumer.ts';
import type { DomainEvent } from '#kernel/domain-events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { againAfterContention } from '../persistence/contention.ts';
import type { Sql } from '../persistence/sql.ts';

const MARK = {
  name: 'handled-events-mark',
  text: `insert into handled_events (consumer, event_id) values ($1, $2) on conflict do nothing returning event_id`,
};

/** Gives an event to each of its consumers once: mark and effect commit together, a repetition finds the mark. */
export class EventDispatcher {
  private readonly consumers: readonly EventConsumer[];
  private readonly unitOfWork: UnitOfWork;
  private readonly sql: Sql;

  constructor(consumers: readonly EventConsumer[], unitOfWork: UnitOfWork, sql: Sql) {
    this.consumers = consumers;
    this.unitOfWork = unitOfWork;
    this.sql = sql;
  }

  /** Every consumer gets its try, again at once after contention: the queue's next try waits for its clock. The first failure is thrown afterwards so that the queue tries again. */
  async dispatch(event: DomainEvent): Promise<void> {
    const failures: unknown[] = [];
    for (const consumer of this.consumers) {
      if (!consumer.concerns(event)) continue;
      await againAfterContention(() => this.consumeOnce(consumer, event)).catch((error: unknown) =>
        failures.push(error),
      );
    }
    if (failures.length > 0) throw failures[0];
  }

  private async consumeOnce(consumer: EventConsumer, event: DomainEvent): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const fresh = await this.sql.row(MARK, [consumer.name, event.id]);
      if (fresh) await consumer.handle(event);
    });
  }
}
