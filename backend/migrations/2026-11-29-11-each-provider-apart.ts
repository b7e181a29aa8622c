import { Migration } from '@mikro-orm/migrations';

/** A plan or a withdrawal that the sandbox has left open does not block one at Stripe (rules.md#payment-providers). */
export class EachProviderApart extends Migration {
  override up(): void {
    this.addSql(
      `create unique index subscriptions_running_at on subscriptions (user_id, provider) where status <> 'ended'`,
    );
    this.addSql(`drop index subscriptions_running`);
    this.addSql(
      `create unique index withdrawals_open_at on withdrawals (user_id, provider) where status in ('pending', 'sent')`,
    );
    this.addSql(`drop index withdrawals_open`);
  }
}
