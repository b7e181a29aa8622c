import { Migration } from '@mikro-orm/migrations';

/**
 * The link that an employer copies is another than the one that was sent, and asks for a code (rules.md#copied-links). Consents
 * that are on their way have the sent one alone: a new link has both.
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
