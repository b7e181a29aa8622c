import { Migration } from '@mikro-orm/migrations';

/** A review's notes are deleted with the form; this deletes earlier leftovers (rules.md#i9-retention). */
export class PurgedReviews extends Migration {
  override up(): void {
    this.addSql(`update i9_reviews v set findings = '{}', note = null from i9_forms f
      where f.referral_id = v.referral_id and f.form_status = 'purged'`);
  }
}
