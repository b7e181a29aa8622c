import { Migration } from '@mikro-orm/migrations';

/** What the log of texts is looked through by, and the texts of which nobody hears any more. */
export class TextLogLists extends Migration {
  override up(): void {
    this.addSql(`create index sms_log_newest on sms_log (created_at desc, id desc)`);
    this.addSql(`create index sms_log_status on sms_log (status, created_at desc, id desc)`);
    this.addSql(`create index sms_log_sending on sms_log (sending_since) where status = 'sending'`);
  }
}
