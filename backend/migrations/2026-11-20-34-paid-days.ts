import { Migration } from '@mikro-orm/migrations';

/**
 * A paid post is online for the days of its package. Safe on a running system: the column is added empty, the
 * few existing paid posts are filled, and the index of due posts is built while people read and write.
 */
export class PaidDays extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`alter table jobs add column if not exists online_until timestamptz`);
    this.addSql(`update jobs j set online_until = j.paid_at + pack.duration * interval '1 day'
      from job_posting_packages pack
      where j.payment_status = 'paid' and j.online_until is null and pack.id::text = j.package_id`);
    this.addSql(`drop index concurrently if exists jobs_days_over`);
    this.addSql(`create index concurrently jobs_days_over on jobs (online_until)
      where online_until is not null and (is_active or is_featured)`);
  }
}
