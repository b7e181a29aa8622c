import { Migration } from '@mikro-orm/migrations';

/** What a call has made, kept with it: its answer may never be (rules.md#idempotency-keys). */
export class CallEffects extends Migration {
  override up(): void {
    this.addSql(`alter table idempotent_calls add column made text`);
  }
}
