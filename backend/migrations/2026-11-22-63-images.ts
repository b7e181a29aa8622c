import { Migration } from '@mikro-orm/migrations';

/** Pictures in texts and of people, re-encoded from uploads (rules.md#pictures). */
export class Images extends Migration {
  override up(): void {
    this.addSql(`create table images (
      id uuid primary key,
      owner_id uuid not null references users (id),
      purpose text not null check (purpose in ('post', 'avatar')),
      content_type text not null check (content_type in ('image/webp')),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      content bytea not null check (octet_length(content) between 1 and 8388608),
      created_at timestamptz not null
    )`);
    // Already compressed.
    this.addSql(`alter table images alter column content set storage external`);
    this.addSql(`create index images_owner_id on images (owner_id, created_at)`);
    this.addSql(`create index images_created_at on images (created_at)`);
  }
}
