import { Migration } from '@mikro-orm/migrations';

/** A change creates a new version of a letter and preserves the old one (rules.md#amended-offers). */
export class LetterVersions extends Migration {
  override up(): void {
    this.addSql(`alter table offer_letters add column terms_version integer not null default 1
      check (terms_version > 0)`);
    this.addSql(`create table offer_letter_versions (
      offer_letter_id uuid not null references offer_letters (id),
      version integer not null check (version > 0),
      terms jsonb not null,
      signing_token text,
      sent_at timestamptz not null,
      viewed_at timestamptz,
      replaced_at timestamptz not null,
      primary key (offer_letter_id, version)
    )`);
    // The hash of an ended link, which leads to the new version.
    this
      .addSql(`create unique index offer_letter_versions_signing_token on offer_letter_versions (signing_token)
      where signing_token is not null`);
  }
}
