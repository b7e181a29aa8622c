import { Migration } from '@mikro-orm/migrations';

/** The keys for counting texts: each in real time, by its phone, its sender, and the sender's address. */
export class TextBudgets extends Migration {
  override up(): void {
    this.addSql(`alter table sms_log
      add column budget text not null default 'caused',
      add column sender_address text,
      add column counted_at timestamptz`);
    this.addSql(`alter table sms_log add constraint sms_log_budget_check
      check (budget in ('caused', 'code', 'reply')) not valid`);
    this.addSql(`alter table sms_log validate constraint sms_log_budget_check`);
    for (const column of ['recipient_phone', 'sender_id', 'sender_address']) {
      this.addSql(
        `create index sms_log_counted_${column} on sms_log (${column}, counted_at desc) where counted_at is not null`,
      );
    }

    // One row per day (UTC) counts all of them.
    this.addSql(`create table text_days (
      day date primary key,
      texts integer not null default 0 check (texts >= 0),
      told_at timestamptz
    )`);
  }
}
