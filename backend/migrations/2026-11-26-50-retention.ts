import { Migration } from '@mikro-orm/migrations';

/** Indexes that find the oldest rows for the sweeps (docs/retention.md). */
export class Retention extends Migration {
  override up(): void {
    this.addSql(`create index notifications_created_at on notifications (created_at)`);
    this.addSql(`create index referral_visits_visited_at on referral_visits (visited_at)`);
  }
}
