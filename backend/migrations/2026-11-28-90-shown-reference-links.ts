import { Migration } from '@mikro-orm/migrations';

/**
 * Reference links were once shown to the person who requested them, and no record says which of the open
 * ones. So all open links end, and *Send again* sends the giver a new one (rules.md#references).
 */
export class ShownReferenceLinks extends Migration {
  override up(): void {
    this.addSql(`update reference_checks set status = 'revoked', updated_at = now() where status = 'open'`);
  }
}
