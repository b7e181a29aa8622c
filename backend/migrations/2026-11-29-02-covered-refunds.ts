import { Migration } from '@mikro-orm/migrations';

/** What would go back of a payment, and has gone back already (rules.md#partly-refunded). */
export class CoveredRefunds extends Migration {
  override up(): void {
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('refund_covered', false)`);
  }
}
