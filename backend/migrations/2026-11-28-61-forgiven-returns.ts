import { Migration } from '@mikro-orm/migrations';

/** An admin may forgive a returned debit, so that no one has to pay it (rules.md#forgiven-returns). */
export class ForgivenReturns extends Migration {
  override up(): void {
    this.addSql(`alter table disputes
      add column forgiven_at timestamptz,
      add column forgiven_cents bigint not null default 0 check (forgiven_cents >= 0)`);
  }
}
