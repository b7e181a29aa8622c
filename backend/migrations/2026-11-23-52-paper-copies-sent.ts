import { Migration } from '@mikro-orm/migrations';

/** The time a candidate's request was fulfilled (rules.md#paper-and-withdrawal). */
export class PaperCopiesSent extends Migration {
  override up(): void {
    this.addSql(`alter table offer_requests add column done_at timestamptz
      check (done_at is null or kind = 'paper_copy')`);
  }
}
