import { Migration } from '@mikro-orm/migrations';

/** Who signs for the employer (rules.md#letter-signatory); letters from before name the company alone. */
export class LetterSignatory extends Migration {
  override up(): void {
    this.addSql(`alter table offer_letters add column signatory_name text, add column signatory_title text`);
  }
}
