import { Migration } from '@mikro-orm/migrations';

/** A bank takes a debit back days after it has paid. The amount is owed again, as a separate payment (rules.md#returned-debits). */
export class ReturnedDebits extends Migration {
  override up(): void {
    this.addSql(`alter table disputes
      add column is_return boolean not null default false,
      add column owed_payment_id uuid references payments (id)`);
    this.addSql(`create unique index disputes_owed_payment on disputes (owed_payment_id)
      where owed_payment_id is not null`);
    this.addSql(`alter table payments drop constraint payments_purpose_check,
      add constraint payments_purpose_check check (purpose in
        ('offer', 'hire', 'bonus', 'background_check', 'drug_test', 'job_post', 'job_boost', 'returned_payment'))`);
    this.addSql(`insert into ledger_kinds (kind, is_correction) values
      ('return_forgiven', false), ('return_given_back', true)`);
  }
}
