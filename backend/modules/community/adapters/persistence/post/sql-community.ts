import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Community } from '#modules/community/application/community-facade.ts';

const PUBLISHED = 'deleted_at is null and not is_hidden and not in_review';

const POST: Statement = {
  name: 'community-is-post-published',
  text: `select id from discussion_posts where id = $1 and ${PUBLISHED}`,
};
const REPLY: Statement = {
  name: 'community-is-reply-published',
  text: `select id from post_replies where id = $1 and ${PUBLISHED}`,
};

export class SqlCommunity implements Community {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async isPublished(kind: 'post' | 'reply', id: string): Promise<boolean> {
    return (await this.sql.row(kind === 'post' ? POST : REPLY, [id])) !== null;
  }
}
