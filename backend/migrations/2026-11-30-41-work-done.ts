import { Migration } from '@mikro-orm/migrations';

/** Whether the worker of an ended hire worked at least a day, and the last day, as the employer states. */
export class WorkDone extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table referrals add column worked boolean, add column last_day date');
  }
}
