import { Migration } from '@mikro-orm/migrations';

/** Email reports that were handled, by their signature: one that is sent again later ends nothing that was started since. */
export class MailReports extends Migration {
  override up(): void {
    this.addSql(`create table mail_reports (signature text primary key, received_at timestamptz not null)`);
  }
}
