import { Migration } from '@mikro-orm/migrations';

/** A post that shares a job may describe a job elsewhere (rules.md#post-texts). */
export class JobsElsewhere extends Migration {
  override up(): void {
    this.addSql(`alter table discussion_posts drop constraint discussion_posts_check1,
      add constraint discussion_posts_job_check check (job_id is null or type = 'job_sharing')`);
  }
}
