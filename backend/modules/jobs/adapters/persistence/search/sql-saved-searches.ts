import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  NewSavedSearch,
  SavedSearch,
  SavedSearchId,
  SavedSearchStore,
  SearchQuery,
} from '#modules/jobs/application/search/saved-searches.ts';

const SHOWN = 'id, name, query, alerts, iso(created_at) as "createdAt"';

const LOCK: Statement = {
  name: 'saved-searches-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('hiring.saved-searches:' || $1::text, 0))`,
};
const OF: Statement = {
  name: 'saved-searches-of',
  text: `select ${SHOWN} from saved_searches where user_id = $1 order by created_at desc, id desc`,
};
const SAME: Statement = {
  name: 'saved-search-same',
  text: `select ${SHOWN} from saved_searches where user_id = $1 and md5(query::text) = md5($2::jsonb::text)`,
};
const ADD: Statement = {
  name: 'saved-search-add',
  text: `insert into saved_searches (id, user_id, name, query, looked_until, due_at, created_at)
    values ($1, $2, $3, $4::jsonb, $5, $6, $5) returning ${SHOWN}`,
};
/** What was posted while somebody did not want to hear of it is no news later. */
const CHANGE: Statement = {
  name: 'saved-search-change',
  text: `update saved_searches set name = coalesce($3::text, name), alerts = coalesce($4::boolean, alerts),
      looked_until = case when $4::boolean and not alerts then $5::timestamptz else looked_until end
    where id = $1 and user_id = $2 returning ${SHOWN}`,
};
const REMOVE: Statement = {
  name: 'saved-search-remove',
  text: `delete from saved_searches where id = $1 and user_id = $2 returning id`,
};

export class SqlSavedSearches implements SavedSearchStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lockOwner(userId: UserId): Promise<void> {
    await this.sql.rows(LOCK, [userId]);
  }

  of(userId: UserId): Promise<readonly SavedSearch[]> {
    return this.sql.rows<SavedSearch>(OF, [userId]);
  }

  same(userId: UserId, query: SearchQuery): Promise<SavedSearch | null> {
    return this.sql.row<SavedSearch>(SAME, [userId, JSON.stringify(query)]);
  }

  async add({ id, userId, name, query, at, dueAt }: NewSavedSearch): Promise<SavedSearch> {
    const row = await this.sql.row<SavedSearch>(ADD, [id, userId, name, JSON.stringify(query), at, dueAt]);
    if (!row) throw new Error('An insert answers its row');
    return row;
  }

  change(
    id: SavedSearchId,
    userId: UserId,
    { name, alerts, at }: Parameters<SavedSearchStore['change']>[2],
  ): Promise<SavedSearch | null> {
    return this.sql.row<SavedSearch>(CHANGE, [id, userId, name, alerts, at]);
  }

  async remove(id: SavedSearchId, userId: UserId): Promise<boolean> {
    return (await this.sql.row(REMOVE, [id, userId])) !== null;
  }
}
