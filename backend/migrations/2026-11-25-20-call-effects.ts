import { Migration } from '@mikro-orm/migrations';

/** The ID that a call created, stored even if its answer never is (rules.md#idempotency-keys). */
export class CallEffects extends Migration {
  override up(): void {
    this.addSql(`alter table idempotent_calls add column made text`);
  }
}
