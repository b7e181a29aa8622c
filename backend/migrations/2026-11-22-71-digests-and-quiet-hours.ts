import { Migration } from '@mikro-orm/migrations';

/**
 * Daily or weekly email digests at an hour by the person's clock, and quiet hours (rules.md#digest,
 * rules.md#own-quiet-hours). `next_digest_at` is the next due date; null without one.
 */
export class DigestsAndQuietHours extends Migration {
  override up(): void {
    this.addSql(`alter table notification_preferences
      add column digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
      add column digest_hour smallint not null default 8 check (digest_hour between 0 and 23),
      add column digest_weekday smallint not null default 1 check (digest_weekday between 0 and 6),
      add column next_digest_at timestamptz,
      add column quiet_from smallint not null default 21 check (quiet_from between 0 and 23),
      add column quiet_until smallint not null default 8 check (quiet_until between 0 and 23),
      add column time_zone text,
      add column time_zone_chosen boolean not null default false,
      add check (digest = 'off' or next_digest_at is not null)`);
    this.addSql(
      `create index notification_preferences_digest on notification_preferences (next_digest_at) where next_digest_at is not null`,
    );

    this.addSql(`create table digest_items (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      facts jsonb not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index digest_items_person on digest_items (user_id, created_at, id)`);

    this.addSql(`alter table sms_log add column recipient_id uuid references users (id) on delete set null`);
    this.addSql(`create index sms_log_recipient_id on sms_log (recipient_id) where recipient_id is not null`);
  }
}
