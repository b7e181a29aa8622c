import { Migration } from '@mikro-orm/migrations';

/** The index that finds the oldest events for the sweep (docs/retention.md). */
export class HandledWebhooks extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists webhook_events_received_at`);
    this.addSql(`create index concurrently webhook_events_received_at on webhook_events (received_at)`);
  }
}
