import { Migration } from '@mikro-orm/migrations';

/** Of an addendum that was signed on paper: where, and who has the paper. That of a letter is with its referral (rules.md#paper-signature). */
export class SignedAddenda extends Migration {
  override up(): void {
    this.addSql('alter table offer_letters add column paper_note text');
  }
}
