import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { AccountAccess } from '../../application/sign-in/account-access.ts';

const CLOSE = {
  name: 'ways-in-close',
  text: `with sessions_ended as (delete from sessions where user_id = $1),
      links_ended as (delete from account_tokens where user_id = $1)
    delete from external_identities where user_id = $1`,
};

export class SqlAccountAccess implements AccountAccess {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async close(userId: UserId): Promise<void> {
    await this.sql.rows(CLOSE, [userId]);
  }
}
