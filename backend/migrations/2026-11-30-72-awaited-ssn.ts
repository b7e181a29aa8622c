import { Migration } from '@mikro-orm/migrations';

/** A case at E-Verify may wait for the worker's number. A reminder repeats after the deadline. */
export class AwaitedSsn extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table i9_forms add column awaited_ssn boolean not null default false');
    this.addSql(`update i9_forms set next_reminder_on = next_due_on + 1
      where next_reminder_on is null and next_due_on in (receipt_due_on, reverify_on)`);
  }
}
