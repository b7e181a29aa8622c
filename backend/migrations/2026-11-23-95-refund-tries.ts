import { Migration } from '@mikro-orm/migrations';

/** A failed refund is tried again, and none is forgotten (rules.md#refund-retries). */
export class RefundTries extends Migration {
  override up(): void {
    this.addSql(`alter table refunds
      add column attempts integer not null default 1 check (attempts > 0),
      add column next_try_at timestamptz`);
    this.addSql(`update refunds set next_try_at = now() where status <> 'settled'`);
    this.addSql(
      `alter table refunds add constraint refunds_settled check (status <> 'settled' or next_try_at is null)`,
    );
    this.addSql(`create index refunds_next_try on refunds (next_try_at, id) where next_try_at is not null`);
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('refund_returned', false)`);
    this.addSql(`insert into ledger_account_types (type, is_personal, may_be_negative, is_by_day)
      values ('refund_expense', false, true, true)`);
    this.addSql(`insert into ledger_accounts (type, provider)
      values ('refund_expense', 'sandbox'), ('refund_expense', 'stripe')`);
  }
}
