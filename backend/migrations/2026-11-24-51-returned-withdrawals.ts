import { Migration } from '@mikro-orm/migrations';

/** Banks send money back days after they took it: what is paid is looked at again for a while (rules.md#late-returns). */
export class ReturnedWithdrawals extends Migration {
  override up(): void {
    this.addSql(
      `create index withdrawals_arrived on withdrawals (checked_at, settled_at, id) where status = 'paid'`,
    );
  }
}
