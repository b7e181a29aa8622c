import { Migration } from '@mikro-orm/migrations';

/** A saved payment method may be a bank account, and any of them may be the default (rules.md#default-card). */
export class BankAccounts extends Migration {
  override up(): void {
    this.addSql(`alter table payment_methods
      add column type text not null default 'card' check (type in ('card', 'bank')),
      add column chosen_at timestamptz,
      alter column exp_month drop not null,
      alter column exp_year drop not null`);
    this.addSql(`update payment_methods set chosen_at = created_at`);
    this.addSql(`alter table payment_methods
      alter column chosen_at set not null,
      add constraint payment_methods_expiry check (type = 'bank' or (exp_month is not null and exp_year is not null))`);
    this.addSql(`create index payment_methods_chosen on payment_methods (user_id, provider, chosen_at, id)`);
    this.addSql(`drop index payment_methods_user`);
  }
}
