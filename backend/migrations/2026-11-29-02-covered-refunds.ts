import { Migration } from '@mikro-orm/migrations';

/** The part of a refund that has already been refunded (rules.md#partly-refunded). */
export class CoveredRefunds extends Migration {
  override up(): void {
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('refund_covered', false)`);
  }
}
