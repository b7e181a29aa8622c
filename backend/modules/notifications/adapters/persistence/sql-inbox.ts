import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { InboxFilter, InboxReader, InboxRow } from '../../application/inbox-reader.ts';
import type { Inbox, InboxItem, TakenBack } from '../../application/ports.ts';
import { STEP_KINDS } from '../../domain/referral-steps.ts';
import { inboxText, type StoredText } from '../../application/templates/inbox-text.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

const ADD = {
  name: 'inbox-add',
  text: `with added as (insert into notifications (id, user_id, type, title, message, data, sent_at, created_at,
        group_key, people, facts)
      values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10) returning user_id)
    select tell_person(user_id) from added`,
};
const LOCK_GROUP = {
  name: 'inbox-lock-group',
  text: `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
};
const FIND_GROUP = {
  name: 'inbox-find-group',
  text: `select id, people from notifications
    where user_id = $1 and type = $2 and group_key = $3 and group_key is not null and not is_read
    order by created_at desc limit 1 for update`,
};
const FIND_STEP = {
  name: 'inbox-find-step',
  text: `select id, type from notifications
    where user_id = $1 and type = any($2) and group_key = $3 and group_key is not null and not is_read and created_at > $4
    order by created_at desc limit 1 for update`,
};
const TAKE_BACK = {
  name: 'inbox-take-back',
  text: `with gone as (delete from notifications
      where user_id = $1 and group_key = $2 and created_at > $3
        and (type = any($4) or type = any($5) and facts->>'status' = any($6)) returning user_id)
    select tell_person(user_id) from gone limit 1`,
};
/** To the streams it is news: its transaction is. */
const RENEW = {
  name: 'inbox-renew',
  text: `with renewed as (update notifications set title = $3, message = $4, data = $5, sent_at = $6, created_at = $6,
        group_key = $7, people = $8, facts = $9, type = $10, written_in = pg_current_xact_id()
      where id = $2 and user_id = $1 returning user_id)
    select tell_person(user_id) from renewed`,
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
  text: `select n.id, n.title, n.message, n.type, n.data, n.is_read as "isRead", iso(n.created_at) as "createdAt",
      n.facts, n.people, u.language
    from notifications n join users u on u.id = n.user_id
    where n.user_id = $1 and ($2::timestamptz is null or (n.created_at, n.id) < ($2, $3::uuid))
      and (not $5 or not n.is_read) and ($6::text[] is null or n.type = any($6))
    order by n.created_at desc, n.id desc
    limit $4`,
};

const EVERYTHING: InboxFilter = { unread: false, types: null };

/** Each change notifies the person's open streams, in its own transaction. */
export class SqlInbox implements Inbox, InboxReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(item: InboxItem): Promise<void> {
    const { id, userId, type, title, message, data, createdAt, group, facts } = item;
    const said = [id, userId, type, title, message, JSON.stringify(data), createdAt];
    await this.sql.rows(ADD, [...said, group?.key ?? null, group?.people ?? [], stored(facts)]);
  }

  async findGroup(userId: UserId, type: string, key: string) {
    await this.sql.rows(LOCK_GROUP, [`inbox ${userId} ${type} ${key}`]);
    return this.sql.row<{ id: string; people: string[] }>(FIND_GROUP, [userId, type, key]);
  }

  async findStep(userId: UserId, key: string, since: Date) {
    await this.sql.rows(LOCK_GROUP, [`inbox ${userId} step ${key}`]);
    return this.sql.row<{ id: string; type: string }>(FIND_STEP, [userId, STEP_KINDS, key, since]);
  }

  async takeBack(userId: UserId, { key, statuses, kinds, since }: TakenBack): Promise<void> {
    await this.sql.rows(TAKE_BACK, [userId, key, since, kinds, STEP_KINDS, statuses]);
  }

  async renew({ id, userId, type, title, message, data, createdAt, group, facts }: InboxItem): Promise<void> {
    const said = [userId, id, title, message, JSON.stringify(data), createdAt];
    await this.sql.rows(RENEW, [...said, group?.key ?? null, group?.people ?? [], stored(facts), type]);
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
    { unread, types }: InboxFilter = EVERYTHING,
  ): Promise<readonly InboxRow[]> {
    const key = [after?.at ?? null, after?.id ?? null, limit];
    const rows = await this.sql.rows<InboxRow & StoredText & { readonly language: Language }>(LIST, [
      userId,
      ...key,
      unread,
      types,
    ]);
    return rows.map(({ language, facts, people, ...row }) => ({
      ...row,
      ...inboxText({ ...row, facts, people }, language),
    }));
  }
}

const stored = (facts: InboxItem['facts']): string | null => (facts ? JSON.stringify(facts) : null);
