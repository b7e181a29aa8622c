import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { CalendarFeedStore } from '#modules/community/application/event/ports.ts';

const FIND: Statement = {
  name: 'calendar-feed-find',
  text: `select nonce, token_hash as "tokenHash" from calendar_feeds where user_id = $1`,
};
const ADD: Statement = {
  name: 'calendar-feed-add',
  text: `insert into calendar_feeds (user_id, nonce, token_hash, created_at) values ($1, $2, $3, $4)
    on conflict (user_id) do nothing`,
};
const REMOVE: Statement = {
  name: 'calendar-feed-remove',
  text: 'delete from calendar_feeds where user_id = $1',
};
const OWNER: Statement = {
  name: 'calendar-feed-owner',
  text: `select user_id as "userId" from calendar_feeds where token_hash = $1`,
};

export class SqlCalendarFeeds implements CalendarFeedStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  find(userId: UserId): ReturnType<CalendarFeedStore['find']> {
    return this.sql.row(FIND, [userId]);
  }

  async add(
    userId: UserId,
    { nonce, tokenHash, at }: Parameters<CalendarFeedStore['add']>[1],
  ): Promise<void> {
    await this.sql.rows(ADD, [userId, nonce, tokenHash, at]);
  }

  async remove(userId: UserId): Promise<void> {
    await this.sql.rows(REMOVE, [userId]);
  }

  async ownerOf(tokenHash: string): Promise<UserId | null> {
    const row = await this.sql.row<{ userId: UserId }>(OWNER, [tokenHash]);
    return row?.userId ?? null;
  }
}
