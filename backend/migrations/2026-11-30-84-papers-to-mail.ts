import { Migration } from '@mikro-orm/migrations';

/** Few requests are still to be mailed, compared with all requests (rules.md#things-to-mail). */
export class PapersToMail extends Migration {
  override up(): void {
    this.addSql('create index offer_requests_open on offer_requests (offer_letter_id) where done_at is null');
  }
}
