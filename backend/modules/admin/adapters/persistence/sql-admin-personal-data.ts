import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql } from '#platform/persistence/sql.ts';

const COLLECT = {
  name: 'audit-log-of-person',
  text: `select iso(at) as at, action, details, actor_id = $1 as "byYou"
    from audit_log where actor_id = $1 or subject_id = $1::text order by at, id`,
};

/**
 * Audit log entries by or about the person. They contain no names, so they stay (rules.md#admin-audit-trail).
 */
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
    // The log is permanent and contains only IDs.
  }
}
