import { Migration } from '@mikro-orm/migrations';

const BLOCKS = `create table user_blocks (
  user_id uuid not null references users (id),
  blocked_id uuid not null references users (id),
  kind text not null check (kind in ('block', 'mute')),
  created_at timestamptz not null,
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
)`;

/** Published texts without their words, for limits and for finding repetitions. */
const WRITINGS = `create table judged_writings (
  id uuid primary key,
  author_id uuid not null references users (id),
  kind text not null check (kind in ('post', 'reply', 'board', 'event')),
  text_hash text,
  link_count integer not null check (link_count >= 0),
  in_review boolean not null,
  auto_flags text[] not null,
  created_at timestamptz not null
)`;

/** Blocks between people, and the texts of new accounts (rules.md#new-account-limits). */
export class Moderation extends Migration {
  override up(): void {
    for (const table of [BLOCKS, WRITINGS]) this.addSql(table);
    for (const index of [
      'user_blocks_blocked_id on user_blocks (blocked_id)',
      'user_blocks_of_person on user_blocks (user_id, created_at desc, blocked_id desc)',
      'judged_writings_of_author on judged_writings (author_id, created_at)',
      'judged_writings_repeated on judged_writings (text_hash, created_at) where text_hash is not null',
      'judged_writings_created_at on judged_writings (created_at)',
    ])
      this.addSql(`create index ${index}`);
  }
}
