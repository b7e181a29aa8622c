import { newId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { CheckLog } from '../../application/ports.ts';

const ADD: Statement = {
  name: 'check-event-add',
  text: `insert into check_events (id, referral_id, at, kind, actor) values ($1, $2, $3, $4, $5)`,
};

export class SqlCheckLog implements CheckLog {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add({ referralId, kind, actor, at }: Parameters<CheckLog['add']>[0]): Promise<void> {
    await this.sql.rows(ADD, [newId(), referralId, at, kind, actor]);
  }
}
