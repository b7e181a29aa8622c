import { Migration } from '@mikro-orm/migrations';

/** A call that is under way holds its key for a while and renews that; what a crash has left behind runs out (rules.md#idempotency-keys). */
export class CallLeases extends Migration {
  override up(): void {
    this.addSql(`alter table idempotent_calls
      add column claim uuid not null default gen_random_uuid(),
      add column leased_until timestamptz not null default now()`);
  }
}
