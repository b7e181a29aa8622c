import { Migration } from '@mikro-orm/migrations';

/**
 * The stored JSON of each job, written by a trigger (`job-cards.sql`), which also fills it for the jobs that are there. Stored in the
 * row as long as it fits: a list of jobs reads one row for each.
 */
export class JobCards extends Migration {
  override up(): void {
    this.addSql('alter table jobs add column card text');
    this.addSql('alter table jobs alter column card set storage main');
  }
}
