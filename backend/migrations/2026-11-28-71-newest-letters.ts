import { Migration } from '@mikro-orm/migrations';

/** Letters of everyone, newest first, for admins. */
export class NewestLetters extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists offer_letters_newest`);
    this.addSql(`create index concurrently offer_letters_newest on offer_letters (created_at desc, id desc)`);
  }
}
