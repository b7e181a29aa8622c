import { Migration } from '@mikro-orm/migrations';

/** Unread notifications of one kind about one thing share a line: "Ana and 3 others" (rules.md#grouped). */
export class GroupedNotifications extends Migration {
  override up(): void {
    this.addSql(`alter table notifications
      add column group_key text,
      add column people text[] not null default '{}'`);
    this.addSql(`create index notifications_group on notifications (user_id, type, group_key)
      where group_key is not null and not is_read`);
  }
}
