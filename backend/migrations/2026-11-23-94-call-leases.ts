import { Migration } from '@mikro-orm/migrations';

/** A running call leases its key for a while and renews the lease. After a crash the lease expires (rules.md#idempotency-keys). */
export class CallLeases extends Migration {
  override up(): void {
    this.addSql(`alter table idempotent_calls
      add column claim uuid not null default gen_random_uuid(),
      add column leased_until timestamptz not null default now()`);
  }
}
