import { Migration } from '@mikro-orm/migrations';

const USED = `content_html like '%<img %'`;

/** Unpublished texts, and the pictures that each text shows (rules.md#drafts, rules.md#pictures). */
export class Drafts extends Migration {
  override up(): void {
    this.addSql(`create table drafts (
      user_id uuid not null references users (id),
      place text not null,
      title text,
      content text not null,
      updated_at timestamptz not null,
      primary key (user_id, place)
    )`);
    this.addSql(`create index drafts_updated_at on drafts (updated_at)`);
    // Only the renderer writes such a tag. A tag typed by hand is escaped.
    this
      .addSql(`create function shown_pictures(html text) returns uuid[] language sql immutable parallel safe as $$
      select coalesce(array_agg(found[1]::uuid), '{}')
      from regexp_matches(html, '<img src="/api/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') found $$`);
    for (const table of ['discussion_posts', 'post_replies', 'text_edits']) {
      this.addSql(
        `create index ${table}_pictures on ${table} using gin (shown_pictures(content_html)) where ${USED}`,
      );
    }
    this.addSql(`alter table images add column small bytea check (octet_length(small) > 0)`);
    this.addSql(`alter table images alter column small set storage external`);
    this.addSql(`alter table images add column checked_at timestamptz`);
    this.addSql(`update images set checked_at = created_at`);
    this.addSql(`alter table images alter column checked_at set not null`);
    this.addSql(`drop index images_created_at`);
    this.addSql(`create index images_checked_at on images (checked_at)`);
  }
}
