import { Migration } from '@mikro-orm/migrations';

/** The embedded provider's own list of test cards (rules.md#test-cards) grows without a migration. */
export class MoreTestCards extends Migration {
  override up(): void {
    this.addSql(
      `alter table sandbox_payment_methods drop constraint sandbox_payment_methods_behaviour_check`,
    );
    this.addSql(`alter table sandbox_payment_methods add constraint sandbox_payment_methods_behaviour_check
      check (behaviour ~ '^[a-z_]{1,40}$')`);
    this.addSql(`alter table sandbox_payment_intents add column card_behaviour text`);
    this.addSql(`alter table sandbox_refunds add column made_at timestamptz`);
    this.addSql(
      `create index sandbox_refunds_made_at on sandbox_refunds (made_at) where status = 'succeeded'`,
    );
  }
}
