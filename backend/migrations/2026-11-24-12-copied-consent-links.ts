import { Migration } from '@mikro-orm/migrations';

/**
 * A link that an employer copies differs from the sent one and requires a code (rules.md#copied-links).
 * Consents in progress only have the sent one; a new link has both.
 */
export class CopiedConsentLinks extends Migration {
  override up(): void {
    this
      .addSql(`alter table background_check_consents add column copied_token_hash text, add column link_code jsonb,
      add column answered_by text check (answered_by in ('sent', 'copied'))`);
    this
      .addSql(`create unique index background_check_consents_copied on background_check_consents (copied_token_hash)
      where copied_token_hash is not null`);
  }
}
