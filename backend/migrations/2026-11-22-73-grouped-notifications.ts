import { Migration } from '@mikro-orm/migrations';

/** Several of one kind about one thing are one line of the inbox while it is unread: "Ana and 3 others" (rules.md#grouped). */
export class GroupedNotifications extends Migration {
  override up(): void {
    this.addSql(`alter table notifications
      add column group_key text,
      add column people text[] not null default '{}'`);
    this.addSql(`create index notifications_group on notifications (user_id, type, group_key)
      where group_key is not null and not is_read`);
  }
}
