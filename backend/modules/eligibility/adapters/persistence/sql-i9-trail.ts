import { newId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { I9Trail } from '../../application/ports.ts';

const ADD: Statement = {
  name: 'i9-trail-add',
  text: `insert into i9_trail (id, form_id, at, kind, actor, actor_id, details) values ($1, $2, $3, $4, $5, $6, $7)`,
};

export class SqlI9Trail implements I9Trail {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add({
    formId,
    kind,
    actor,
    actorId,
    at,
    details = {},
  }: Parameters<I9Trail['add']>[0]): Promise<void> {
    await this.sql.rows(ADD, [newId(), formId, at, kind, actor, actorId, JSON.stringify(details)]);
  }
}
