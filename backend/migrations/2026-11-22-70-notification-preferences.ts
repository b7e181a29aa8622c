import { Migration } from '@mikro-orm/migrations';

/**
 * What someone has chosen to be told, and how (rules.md#kinds-and-channels). `basis` is what the account's own wishes were
 * when that was chosen: a later change of those is the later word.
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
