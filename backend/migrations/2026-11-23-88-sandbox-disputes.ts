import { Migration } from '@mikro-orm/migrations';

/** The embedded provider's own disputes, and the test card that causes one (rules.md#test-cards). */
export class SandboxDisputes extends Migration {
  override up(): void {
    this.addSql(`create table sandbox_disputes (
      id text primary key,
      payment_intent_id text not null unique references sandbox_payment_intents (id),
      amount_cents bigint not null check (amount_cents > 0),
      status text not null check (status in ('open', 'won', 'lost')),
      opened_at timestamptz not null
    )`);
    this.addSql(`create index sandbox_disputes_open on sandbox_disputes (opened_at) where status = 'open'`);
    this.addSql(
      `alter table sandbox_payment_methods drop constraint sandbox_payment_methods_behaviour_check`,
    );
    this.addSql(`alter table sandbox_payment_methods add constraint sandbox_payment_methods_behaviour_check
      check (behaviour ~ '^[a-z_]{1,40}$')`);
  }
}
