import { newId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LoggedWriting, WritingLog } from '#modules/moderation/application/writing/writing-log.ts';
import type { Written } from '#modules/moderation/domain/writing/newcomer-limits.ts';

const LOCK = {
  name: 'writing-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('moderation.writing:' || $1, 0))`,
};
const SINCE = {
  name: 'writings-since',
  text: `select kind, is_edit as "isEdit", links, at from (
      select kind, is_edit, link_count as links, (extract(epoch from created_at) * 1000)::float8 as at from judged_writings
      where author_id = $1 and created_at > $2 and (not is_edit or link_count > 0) order by created_at desc limit 100) latest
    order by at`,
};
const SHOWN_LINK = {
  name: 'writing-shown-link',
  text: `select 1 from judged_writings where author_id = $1 and link_count > 0 and not in_review limit 1`,
};
const REPETITIONS = {
  name: 'writing-repetitions',
  text: `select count(*) filter (where author_id = $2)::int as own,
      count(distinct author_id) filter (where author_id <> $2)::int as others
    from (select author_id from judged_writings where text_hash = $1 and created_at > $3 limit 100) alike`,
};
const ADD = {
  name: 'writing-add',
  text: `insert into judged_writings (id, author_id, kind, text_hash, link_count, in_review, auto_flags, created_at, is_edit)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const RELEASE = {
  name: 'writings-release',
  text: `update judged_writings set in_review = false where author_id = $1 and in_review`,
};
const REMOVE = {
  name: 'writings-remove',
  text: `with old as (select id from judged_writings where created_at < $1 order by created_at limit 1000),
      gone as (delete from judged_writings w using old where w.id = old.id returning 1)
    select count(*)::int as count from gone`,
};

export class SqlWritingLog implements WritingLog {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lock(author: UserId): Promise<void> {
    await this.sql.rows(LOCK, [author]);
  }

  async since(author: UserId, since: Date): Promise<readonly Written[]> {
    const rows = await this.sql.rows<Omit<Written, 'at'> & { readonly at: number }>(SINCE, [author, since]);
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }

  async hasShownLink(author: UserId): Promise<boolean> {
    return (await this.sql.row(SHOWN_LINK, [author])) !== null;
  }

  async repetitions(hash: string, author: UserId, since: Date): Promise<{ own: number; others: number }> {
    const row = await this.sql.row<{ own: number; others: number }>(REPETITIONS, [hash, author, since]);
    return row ?? { own: 0, others: 0 };
  }

  async add({
    author,
    kind,
    isEdit,
    textHash,
    links,
    inReview,
    autoFlags,
    at,
  }: LoggedWriting): Promise<void> {
    await this.sql.rows(ADD, [newId(), author, kind, textHash, links, inReview, autoFlags, at, isEdit]);
  }

  async release(author: UserId): Promise<void> {
    await this.sql.rows(RELEASE, [author]);
  }

  async removeBefore(instant: Date): Promise<number> {
    return (await this.sql.row<{ count: number }>(REMOVE, [instant]))?.count ?? 0;
  }
}
