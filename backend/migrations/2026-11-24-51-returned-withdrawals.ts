import { Migration } from '@mikro-orm/migrations';

/** Banks return money days later, so paid withdrawals are checked for a while (rules.md#late-returns). */
export class ReturnedWithdrawals extends Migration {
  override up(): void {
    this.addSql(
      `create index withdrawals_arrived on withdrawals (checked_at, settled_at, id) where status = 'paid'`,
    );
  }
}
