import { Migration } from '@mikro-orm/migrations';

/** A saved bank account waits until its owner has verified it (rules.md#bank-debits). The embedded provider saves them, too. */
export class SavedBankAccounts extends Migration {
  override up(): void {
    this.addSql(`alter table payment_methods
      add column pending_setup_id text,
      add column verify_url text`);
    this.addSql(`create index payment_methods_pending on payment_methods (pending_setup_id)
      where pending_setup_id is not null`);
    this.addSql(`alter table sandbox_payment_methods
      add column type text not null default 'card' check (type in ('card', 'bank')),
      alter column exp_month drop not null,
      alter column exp_year drop not null`);
    this.addSql(`alter table sandbox_setup_intents add column bank_acts_at timestamptz`);
    this.addSql(`create index sandbox_setup_intents_bank on sandbox_setup_intents (bank_acts_at)
      where bank_acts_at is not null`);
  }
}
