import { Migration } from '@mikro-orm/migrations';

/** Jobs that moderators have taken off the site (rules.md#held-jobs). */
export class HeldJobs extends Migration {
  override up(): void {
    this.addSql(
      `alter table jobs add column held_reason text, add column held_open boolean not null default false`,
    );
  }
}
