import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { storedFilters, type JobFilters } from '#contract/jobs/search/jobs-query.ts';
import type {
  NewSavedSearch,
  SavedSearch,
  SavedSearchId,
  SavedSearchStore,
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
/** Without nulls: a search stored before a filter existed does not have it. */
const SAME: Statement = {
  name: 'saved-search-same',
  text: `select ${SHOWN} from saved_searches
    where user_id = $1 and jsonb_strip_nulls(query) = jsonb_strip_nulls($2::jsonb)
    order by created_at desc, id desc limit 1`,
};
const ADD: Statement = {
  name: 'saved-search-add',
  text: `insert into saved_searches (id, user_id, name, query, looked_until, due_at, created_at)
    values ($1, $2, $3, $4::jsonb, $5, $6, $5) returning ${SHOWN}`,
};
/** Jobs posted while alerts were off cause no alert later. */
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

type StoredSearch = Omit<SavedSearch, 'query' | 'isOutdated'> & {
  readonly query: Readonly<Record<string, unknown>>;
};

export class SqlSavedSearches implements SavedSearchStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lockOwner(userId: UserId): Promise<void> {
    await this.sql.rows(LOCK, [userId]);
  }

  async of(userId: UserId): Promise<readonly SavedSearch[]> {
    return (await this.sql.rows<StoredSearch>(OF, [userId])).map(shown);
  }

  async same(userId: UserId, query: JobFilters): Promise<SavedSearch | null> {
    const row = await this.sql.row<StoredSearch>(SAME, [userId, JSON.stringify(query)]);
    return row && shown(row);
  }

  async add({ id, userId, name, query, at, dueAt }: NewSavedSearch): Promise<SavedSearch> {
    const row = await this.sql.row<StoredSearch>(ADD, [id, userId, name, JSON.stringify(query), at, dueAt]);
    if (!row) throw new Error('An insert answers its row');
    return shown(row);
  }

  async change(
    id: SavedSearchId,
    userId: UserId,
    { name, alerts, at }: Parameters<SavedSearchStore['change']>[2],
  ): Promise<SavedSearch | null> {
    const row = await this.sql.row<StoredSearch>(CHANGE, [id, userId, name, alerts, at]);
    return row && shown(row);
  }

  async remove(id: SavedSearchId, userId: UserId): Promise<boolean> {
    return (await this.sql.row(REMOVE, [id, userId])) !== null;
  }
}

function shown(row: StoredSearch): SavedSearch {
  return { ...row, ...storedFilters(row.query) };
}
