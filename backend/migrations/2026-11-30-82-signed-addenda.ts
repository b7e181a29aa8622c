import { Migration } from '@mikro-orm/migrations';

/** The place and the holder of an addendum signed on paper. For a letter, the referral stores them (rules.md#paper-signature). */
export class SignedAddenda extends Migration {
  override up(): void {
    this.addSql('alter table offer_letters add column paper_note text');
  }
}
