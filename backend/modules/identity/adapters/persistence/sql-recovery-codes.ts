import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { RecoveryCodes } from '../../application/second-factor/second-factor-ports.ts';

const LEFT = {
  name: 'recovery-codes-left',
  text: `select count(*)::integer as "left" from recovery_codes where user_id = $1 and used_at is null`,
};
const REMOVE = { name: 'recovery-codes-remove', text: `delete from recovery_codes where user_id = $1` };
const ADD = {
  name: 'recovery-codes-add',
  text: `insert into recovery_codes (user_id, code_hash, created_at) select $1, hash, $3 from unnest($2::text[]) as hash`,
};
const TAKE = {
  name: 'recovery-code-take',
  text: `update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null
    returning code_hash`,
};

export class SqlRecoveryCodes implements RecoveryCodes {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async left(userId: UserId): Promise<number> {
    return (await this.sql.row<{ left: number }>(LEFT, [userId]))?.left ?? 0;
  }

  async replace(userId: UserId, hashes: readonly string[], now: Date): Promise<void> {
    await this.remove(userId);
    await this.sql.rows(ADD, [userId, hashes, now]);
  }

  async take(userId: UserId, hash: string, now: Date): Promise<boolean> {
    return (await this.sql.row(TAKE, [userId, hash, now])) !== null;
  }

  async remove(userId: UserId): Promise<void> {
    await this.sql.rows(REMOVE, [userId]);
  }
}
