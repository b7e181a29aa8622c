import { Migration } from '@mikro-orm/migrations';

/** Whether the worker worked at least a day of a hire that ended, and the last one, as the employer says. */
export class WorkDone extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table referrals add column worked boolean, add column last_day date');
  }
}
