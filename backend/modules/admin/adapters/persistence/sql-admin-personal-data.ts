import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql } from '#platform/persistence/sql.ts';

const COLLECT = {
  name: 'audit-log-of-person',
  text: `select iso(at) as at, action, details, actor_id = $1 as "byYou"
    from audit_log where actor_id = $1 or subject_id = $1::text order by at, id`,
};

/** What admins did to someone's account, and what someone did as an admin. It names nobody, so it stays (rules.md#admin-audit-trail). */
export class SqlAdminPersonalData implements PersonalData {
  readonly name = 'adminActions';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.sql.rows(COLLECT, [userId]);
  }

  async erase(): Promise<void> {
    // The log is for good, and holds ids alone.
  }
}
