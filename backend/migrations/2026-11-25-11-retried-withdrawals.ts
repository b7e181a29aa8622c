import { Migration } from '@mikro-orm/migrations';

/** Admins retry withdrawals that no bank has refused, each only once (rules.md#retried-withdrawals). */
export class RetriedWithdrawals extends Migration {
  override up(): void {
    this.addSql(`alter table withdrawals add column retry_of uuid references withdrawals (id)`);
    this.addSql(`create unique index withdrawals_retry_of on withdrawals (retry_of)`);
  }
}
