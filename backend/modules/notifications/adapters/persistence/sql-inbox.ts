import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { InboxReader } from '../../application/inbox-reader.ts';
import type { Inbox, InboxItem } from '../../application/ports.ts';
import type { Notification } from '../../contract/index.ts';

const ADD = {
  name: 'inbox-add',
  text: `with added as (insert into notifications (id, user_id, type, title, message, data, sent_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7) returning user_id)
    select tell_person(user_id) from added`,
};
const MARK_READ = {
  name: 'inbox-mark-read',
  text: `with marked as (update notifications set is_read = true where id = $2 and user_id = $1 returning id, user_id)
    select id, tell_person(user_id) from marked`,
};
const MARK_ALL_READ = {
  name: 'inbox-mark-all-read',
  text: `with marked as (update notifications set is_read = true where user_id = $1 and not is_read returning user_id)
    select tell_person(user_id) from marked limit 1`,
};
const UNREAD = {
  name: 'inbox-unread',
  text: 'select count(*)::int as count from notifications where user_id = $1 and not is_read',
};
const LIST = {
  name: 'inbox-list',
  text: `select id, title, message, type, data, is_read as "isRead", iso(created_at) as "createdAt"
    from notifications
    where user_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
    order by created_at desc, id desc
    limit $4`,
};

/** Each change tells the open streams of the person, in its own transaction. */
export class SqlInbox implements Inbox, InboxReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(item: InboxItem): Promise<void> {
    const { id, userId, type, title, message, data, createdAt } = item;
    await this.sql.rows(ADD, [id, userId, type, title, message, JSON.stringify(data), createdAt]);
  }

  async markRead(userId: UserId, id: string): Promise<boolean> {
    return (await this.sql.row(MARK_READ, [userId, id])) !== null;
  }

  async markAllRead(userId: UserId): Promise<void> {
    await this.sql.rows(MARK_ALL_READ, [userId]);
  }

  async unreadCount(userId: UserId): Promise<number> {
    return (await this.sql.row<{ count: number }>(UNREAD, [userId]))?.count ?? 0;
  }

  async list(
    userId: UserId,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
  ): Promise<readonly Notification[]> {
    return this.sql.rows<Notification>(LIST, [userId, after?.at ?? null, after?.id ?? null, limit]);
  }
}
