import { newId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { I9Trail } from '#modules/eligibility/application/ports.ts';
import type { I9FormId } from '#modules/eligibility/domain/form/i9-record.ts';

const ADD: Statement = {
  name: 'i9-trail-add',
  text: `insert into i9_trail (id, form_id, at, kind, actor, actor_id, details) values ($1, $2, $3, $4, $5, $6, $7)`,
};

const ADD_EXPORT: Statement = {
  name: 'i9-trail-add-export',
  text: `insert into i9_trail (id, form_id, at, kind, actor, actor_id)
    select one.id, one.form_id, $3, 'exported', 'employer', $4 from unnest($1::uuid[], $2::uuid[]) as one (id, form_id)`,
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

  async addExport(formIds: readonly I9FormId[], employerId: UserId, at: Date): Promise<void> {
    const ids = formIds.map(() => newId());
    await this.sql.rows(ADD_EXPORT, [ids, formIds, at, employerId]);
  }
}
