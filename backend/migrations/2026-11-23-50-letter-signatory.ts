import { Migration } from '@mikro-orm/migrations';

/** The person who signs for the employer (rules.md#letter-signatory). Older letters only name the company. */
export class LetterSignatory extends Migration {
  override up(): void {
    this.addSql(`alter table offer_letters add column signatory_name text, add column signatory_title text`);
  }
}
