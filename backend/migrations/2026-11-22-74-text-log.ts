import { Migration } from '@mikro-orm/migrations';

/** Indexes for the log of texts, and for texts that are stuck while sending. */
export class TextLogLists extends Migration {
  override up(): void {
    this.addSql(`create index sms_log_newest on sms_log (created_at desc, id desc)`);
    this.addSql(`create index sms_log_status on sms_log (status, created_at desc, id desc)`);
    this.addSql(`create index sms_log_sending on sms_log (sending_since) where status = 'sending'`);
  }
}
