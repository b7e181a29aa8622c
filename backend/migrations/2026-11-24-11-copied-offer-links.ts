import { Migration } from '@mikro-orm/migrations';

const KINDS = [
  'sent',
  'reminded',
  'viewed',
  'document_opened',
  'code_sent',
  'countered',
  'signed',
  'declined',
];

/**
 * A link that an owner copies differs from the sent one and requires a code (rules.md#copied-links). Letters
 * in progress only have the sent one; a new link has both.
 */
export class CopiedOfferLinks extends Migration {
  override up(): void {
    this.addSql(`alter table offer_letters add column copied_token text, add column link_code jsonb`);
    this.addSql(`create unique index offer_letters_copied_token on offer_letters (copied_token)
      where copied_token is not null`);
    this.addSql(`alter table offer_letter_versions add column copied_token text`);
    this
      .addSql(`create unique index offer_letter_versions_copied_token on offer_letter_versions (copied_token)
      where copied_token is not null`);
    this.addSql(`alter table offer_letter_events add column link text check (link in ('sent', 'copied')),
      drop constraint offer_letter_events_kind_check`);
    this.addSql(`alter table offer_letter_events add constraint offer_letter_events_kind_check
      check (kind in (${[...KINDS, 'copy_sent'].map((kind) => `'${kind}'`).join(', ')}))`);
  }
}
