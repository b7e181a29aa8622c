import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Drafts, KeptDraft } from '#modules/community/application/writing/drafts.ts';
import type { Draft } from '#modules/community/contract/writing/drafts.ts';

const MOST = 50;

const FIND: Statement = {
  name: 'draft-find',
  text: `select title, content, iso(updated_at) as "updatedAt" from drafts where user_id = $1 and place = $2`,
};
const KEEP: Statement = {
  name: 'draft-keep',
  text: `with beyond as (
      delete from drafts where user_id = $1 and place in (select place from drafts
        where user_id = $1 and place <> $2 order by updated_at desc, place offset ${MOST - 1})
    )
    insert into drafts (user_id, place, title, content, updated_at) values ($1, $2, $3, $4, $5)
    on conflict (user_id, place) do update
      set title = excluded.title, content = excluded.content, updated_at = excluded.updated_at`,
};
const REMOVE: Statement = {
  name: 'draft-remove',
  text: `delete from drafts where user_id = $1 and place = $2`,
};
const REMOVE_OLD: Statement = {
  name: 'drafts-remove-old',
  text: `delete from drafts where (user_id, place) in (select user_id, place from drafts where updated_at < $1 limit 1000)
    returning 1`,
};

export class SqlDrafts implements Drafts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  find(owner: UserId, place: string): Promise<Draft | null> {
    return this.sql.row<Draft>(FIND, [owner, place]);
  }

  async keep(owner: UserId, place: string, { title, content, at }: KeptDraft): Promise<void> {
    await this.sql.rows(KEEP, [owner, place, title, content, at]);
  }

  async remove(owner: UserId, place: string): Promise<void> {
    await this.sql.rows(REMOVE, [owner, place]);
  }

  async removeOlderThan(instant: Date): Promise<number> {
    return (await this.sql.rows(REMOVE_OLD, [instant])).length;
  }
}
