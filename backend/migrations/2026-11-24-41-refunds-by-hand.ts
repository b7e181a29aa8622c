import { Migration } from '@mikro-orm/migrations';

/** Why an admin gave something back, and what the money desk's lists are read by (rules.md#money-desk). */
export class RefundsByHand extends Migration {
  override up(): void {
    this.addSql(`alter table refunds add column reason text, add column asked_by uuid references users (id)`);
    this.addSql(`create index refunds_asked_by on refunds (asked_by)`);
    this.addSql(`create index refunds_newest on refunds (created_at, id)`);
    this.addSql(`create index refunds_by_status on refunds (status, created_at, id)`);
    this.addSql(`create index withdrawals_newest on withdrawals (created_at, id)`);
    this.addSql(`create index withdrawals_by_status on withdrawals (status, created_at, id)`);
    // What an account is explained by is read backwards, in the order of the movements' ids.
    this.addSql(`create index ledger_entries_account_newest on ledger_entries (account_id, transaction_id)`);
  }
}
