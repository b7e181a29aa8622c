import type { UserId } from '../../../../kernel/ids.ts';
import type { Sql } from '../../../../platform/persistence/sql.ts';
import type { OpenSessions } from '../../application/open-sessions.ts';
import type { UserType } from '../../domain/user-type.ts';

const CHANGE_TYPE = {
  name: 'sessions-change-type',
  text: `update sessions set sess = jsonb_set(sess, '{userType}', to_jsonb($2::text)) where user_id = $1`,
};

export class SqlOpenSessions implements OpenSessions {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async changeType(userId: UserId, userType: UserType): Promise<void> {
    await this.sql.rows(CHANGE_TYPE, [userId, userType]);
  }
}
