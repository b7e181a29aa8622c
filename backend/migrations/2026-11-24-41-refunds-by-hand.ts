import { Migration } from '@mikro-orm/migrations';

/** An admin's reason for a refund, and the indexes for the lists of the money desk (rules.md#money-desk). */
export class RefundsByHand extends Migration {
  override up(): void {
    this.addSql(`alter table refunds add column reason text, add column asked_by uuid references users (id)`);
    this.addSql(`create index refunds_asked_by on refunds (asked_by)`);
    this.addSql(`create index refunds_newest on refunds (created_at, id)`);
    this.addSql(`create index refunds_by_status on refunds (status, created_at, id)`);
    this.addSql(`create index withdrawals_newest on withdrawals (created_at, id)`);
    this.addSql(`create index withdrawals_by_status on withdrawals (status, created_at, id)`);
    // The history of an account is read backward, by the movements' IDs.
    this.addSql(`create index ledger_entries_account_newest on ledger_entries (account_id, transaction_id)`);
  }
}
