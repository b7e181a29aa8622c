import { Migration } from '@mikro-orm/migrations';

/**
 * The notice of a settled refund waits for its credit note, and for the receipt of its payment
 * (rules.md#receipt-before-refund). Existing payments have theirs: a constant default changes no row.
 */
export class RefundNotices extends Migration {
  override up(): void {
    this.addSql(`alter table invoice_queue add column refund_notice jsonb`);
    this.addSql(`alter table payments add column receipt_told boolean not null default true`);
    this.addSql(`alter table payments alter column receipt_told set default false`);
  }
}
