import type { EventConsumer } from '#kernel/consumer.ts';
import type { DomainEvent } from '#kernel/domain-events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { againAfterContention } from '../persistence/connection/contention.ts';
import type { Sql } from '../persistence/sql.ts';

const MARK = {
  name: 'handled-events-mark',
  text: `insert into handled_events (consumer, event_id) select unnest($1::text[]), $2
    on conflict do nothing returning consumer`,
};

/**
 * Gives an event to each of its consumers once: mark and effect commit together, and a repeated delivery
 * finds the mark.
 */
export class EventDispatcher {
  private readonly consumers: readonly EventConsumer[];
  private readonly unitOfWork: UnitOfWork;
  private readonly sql: Sql;
  private readonly triesTogether: boolean;

  /**
   * @param triesTogether uses one transaction for all consumers of an event as long as none of them fails,
   * for fewer statements. It holds the locks of all of them until the last is done, so it could deadlock with
   * requests.
   */
  constructor(consumers: readonly EventConsumer[], unitOfWork: UnitOfWork, sql: Sql, triesTogether = false) {
    this.consumers = consumers;
    this.unitOfWork = unitOfWork;
    this.sql = sql;
    this.triesTogether = triesTogether;
  }

  /**
   * Tries every consumer, and retries immediately after contention, because the queue's next try is delayed.
   * Throws the first failure afterward so that the queue tries again.
   */
  async dispatch(event: DomainEvent): Promise<void> {
    const consumers = this.consumers.filter((consumer) => consumer.concerns(event));
    if (this.triesTogether && (await this.consumedTogether(consumers, event))) return;
    const failures: unknown[] = [];
    for (const consumer of consumers) {
      await againAfterContention(() => this.consume([consumer], event)).catch((error: unknown) =>
        failures.push(error),
      );
    }
    if (failures.length > 0) throw failures[0];
  }

  /** False if one of them fails, which rolls all back: its error occurs again in its own transaction. */
  private consumedTogether(consumers: readonly EventConsumer[], event: DomainEvent): Promise<boolean> {
    if (consumers.length === 0) return Promise.resolve(true);
    return this.consume(consumers, event).then(
      () => true,
      () => false,
    );
  }

  private async consume(consumers: readonly EventConsumer[], event: DomainEvent): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const marked = await this.sql.rows<{ consumer: string }>(MARK, [
        consumers.map(({ name }) => name),
        event.id,
      ]);
      const fresh = new Set(marked.map(({ consumer }) => consumer));
      for (const consumer of consumers) {
        if (!fresh.has(consumer.name)) continue;
        await consumer.handle(event);
        await this.sql.startFresh();
      }
    });
  }
}
