import type { UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Sql } from '#platform/persistence/sql.ts';

const COPY = {
  name: 'moderation-copy',
  text: `select json_build_object(
      'blocks', (select coalesce(json_agg(json_build_object('userId', b.blocked_id, 'kind', b.kind,
          'createdAt', iso(b.created_at)) order by b.created_at, b.blocked_id), '[]')
        from user_blocks b where b.user_id = $1),
      'writings', (select coalesce(json_agg(json_build_object('kind', w.kind, 'links', w.link_count,
          'inReview', w.in_review, 'autoFlags', w.auto_flags, 'createdAt', iso(w.created_at)) order by w.created_at, w.id), '[]')
        from judged_writings w where w.author_id = $1)
    ) as copy`,
};
const ERASE = [
  { name: 'erase-blocks', text: `delete from user_blocks where user_id = $1 or blocked_id = $1` },
  { name: 'erase-writings', text: `delete from judged_writings where author_id = $1` },
];

/** Whom someone has blocked, and what the limits of new accounts are counted by. */
export class SqlModerationPersonalData implements PersonalData {
  readonly name = 'moderation';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async collect(userId: UserId): Promise<unknown> {
    const row = await this.sql.row<{ copy: unknown }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  async hindrances(): Promise<readonly string[]> {
    return [];
  }

  async erase(userId: UserId): Promise<void> {
    for (const statement of ERASE) await this.sql.rows(statement, [userId]);
  }
}
