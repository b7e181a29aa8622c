import { Migration } from '@mikro-orm/migrations';

/** Short links name a job by the random end of its ID. */
export class ShortLinks extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists jobs_by_id_end`);
    this.addSql(`create index concurrently jobs_by_id_end on jobs (right(replace(id::text, '-', ''), 15))`);
  }
}
