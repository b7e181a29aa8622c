import { Migration } from '@mikro-orm/migrations';

/** Handled email reports by their signature, so that a late repetition does not end what has started since. */
export class MailReports extends Migration {
  override up(): void {
    this.addSql(`create table mail_reports (signature text primary key, received_at timestamptz not null)`);
  }
}
