import { Migration } from '@mikro-orm/migrations';

/** Refunds that the provider could not make, sent by check or transfer (rules.md#refunds-paid-by-hand). */
export class RefundsPaidByHand extends Migration {
  override up(): void {
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('refund_paid_by_hand', false)`);
    this.addSql(`alter table refunds drop constraint refunds_status_check,
      add constraint refunds_status_check check (status in ('requested', 'settled', 'failed', 'paid_by_hand'))`);
  }
}
