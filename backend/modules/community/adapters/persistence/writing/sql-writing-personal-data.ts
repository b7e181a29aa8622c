import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';

const COPY: Statement = {
  name: 'writing-copy',
  text: `select json_build_object(
      'drafts', (select coalesce(json_agg(json_build_object('place', d.place, 'title', d.title, 'content', d.content,
          'updatedAt', iso(d.updated_at)) order by d.place), '[]')
        from drafts d where d.user_id = $1),
      'pictures', (select coalesce(json_agg(json_build_object('id', i.id, 'purpose', i.purpose,
          'contentType', i.content_type, 'width', i.width, 'height', i.height, 'url', '/api/images/' || i.id,
          'createdAt', iso(i.created_at)) order by i.created_at, i.id), '[]')
        from images i where i.owner_id = $1)
    ) as copy`,
};
const ERASURES: readonly Statement[] = [
  { name: 'erase-drafts', text: `delete from drafts where user_id = $1` },
  { name: 'erase-pictures', text: `delete from images where owner_id = $1` },
];

/**
 * A person's drafts and pictures. Both are deleted with the account, including pictures in published texts.
 */
export class SqlWritingPersonalData implements PersonalData {
  readonly name = 'writing';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async collect(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  async erase(userId: UserId): Promise<void> {
    for (const statement of ERASURES) await this.sql.rows(statement, [userId]);
  }
}
