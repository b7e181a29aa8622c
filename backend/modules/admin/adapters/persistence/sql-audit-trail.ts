import type { AuditedAction, AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';

const ADD = {
  name: 'audit-log-add',
  text: `insert into audit_log (id, at, actor_id, action, subject_type, subject_id, details, request_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

export class SqlAuditTrail implements AuditTrail {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async record(audited: AuditedAction): Promise<void> {
    if (!this.sql.transaction())
      throw new Error('The audit log is written inside UnitOfWork.transaction only');
    const { actorId, action, subject, details = {}, requestId = null } = audited;
    await this.sql.rows(ADD, [
      newId(),
      this.clock.now(),
      actorId,
      action,
      subject.type,
      subject.id,
      JSON.stringify(details),
      requestId,
    ]);
  }
}
