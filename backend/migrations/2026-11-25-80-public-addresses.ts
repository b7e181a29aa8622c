import { Migration } from '@mikro-orm/migrations';

/** Open jobs in the order of their IDs for the sitemaps, and the last change of any job for the feed. */
export class PublicAddresses extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists jobs_open_by_id`);
    this.addSql(`create index concurrently jobs_open_by_id on jobs (id) where is_active`);
    this.addSql(`drop index concurrently if exists jobs_by_change`);
    this.addSql(`create index concurrently jobs_by_change on jobs (updated_at)`);
  }
}
