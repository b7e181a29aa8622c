import { Migration } from '@mikro-orm/migrations';

/** What the sweeps find the oldest rows by (docs/retention.md). */
export class Retention extends Migration {
  override up(): void {
    this.addSql(`create index notifications_created_at on notifications (created_at)`);
    this.addSql(`create index referral_visits_visited_at on referral_visits (visited_at)`);
  }
}
