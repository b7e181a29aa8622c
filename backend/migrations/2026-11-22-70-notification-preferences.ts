import { Migration } from '@mikro-orm/migrations';

/**
 * A person's choice of notifications and channels (rules.md#kinds-and-channels). `basis` is a copy of the
 * account's own preferences at that time: a later change of those takes precedence.
 */
export class NotificationPreferences extends Migration {
  override up(): void {
    this.addSql(`create table notification_preferences (
      user_id uuid primary key references users (id) on delete cascade,
      choices jsonb not null default '{}',
      basis jsonb,
      updated_at timestamptz not null
    )`);
  }
}
