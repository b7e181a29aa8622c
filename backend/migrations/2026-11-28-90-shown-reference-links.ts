import { Migration } from '@mikro-orm/migrations';

/**
 * Links to references were once shown to who asked for them, and nothing tells which of those that are on their way were: none
 * opens anything any more, and *Send again* sends the giver a new one (rules.md#references).
 */
export class ShownReferenceLinks extends Migration {
  override up(): void {
    this.addSql(`update reference_checks set status = 'revoked', updated_at = now() where status = 'open'`);
  }
}
