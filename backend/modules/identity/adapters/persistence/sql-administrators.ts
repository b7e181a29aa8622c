import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Administrators } from '../../application/administration/account-administration.ts';

/** Rows that name an admin, such as decisions under way, do not wait for it. */
const LOCK = {
  name: 'administrators-lock',
  text: `select id from users
    where user_type = 'admin' and deleted_at is null and (suspended_until is null or suspended_until <= $1)
    order by id for no key update`,
};

const ALL = {
  name: 'administrators-all',
  text: `select id from users
    where user_type = 'admin' and deleted_at is null and (suspended_until is null or suspended_until <= $1)
    order by created_at desc, id desc limit 100`,
};

export class SqlAdministrators implements Administrators {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lockAll(now: Date): Promise<readonly UserId[]> {
    const rows = await this.sql.rows<{ id: string }>(LOCK, [now]);
    return rows.map(({ id }) => asId<'user'>(id));
  }

  async all(now: Date): Promise<readonly UserId[]> {
    const rows = await this.sql.rows<{ id: string }>(ALL, [now]);
    return rows.map(({ id }) => asId<'user'>(id));
  }
}
