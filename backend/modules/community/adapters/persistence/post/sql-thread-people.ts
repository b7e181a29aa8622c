import type { PostId, UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { ThreadPeople } from '#modules/community/application/post/refresh-threads.ts';

const PEOPLE: Statement = {
  name: 'community-thread-people',
  text: `select author_id as id from discussion_posts where id = $1
    union (select author_id from post_replies where post_id = $1 order by id desc limit 500)
    union (select user_id from post_likes where post_id = $1 limit 500)
    limit 500`,
};

export class SqlThreadPeople implements ThreadPeople {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async of(id: PostId): Promise<readonly UserId[]> {
    const rows = await this.sql.rows<{ id: UserId }>(PEOPLE, [id]);
    return rows.map((row) => row.id);
  }
}
