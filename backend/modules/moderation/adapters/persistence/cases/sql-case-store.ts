import type { Sql } from '#platform/persistence/sql.ts';

import type { ReportTarget } from '#contract/moderation/vocabulary/reports.ts';
import type { CaseStore } from '#modules/moderation/application/cases/case-store.ts';
import { ModerationCase, type CaseRecord } from '#modules/moderation/domain/cases/moderation-case.ts';

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
const COLUMNS = `c.id, c.target_type as "targetType", c.target_id as "targetId", c.author_id as "authorId", c.source, c.status,
  c.severity, c.reasons, c.auto_flags as "autoFlags", c.report_count as "reportCount",
  c.counting_reports as "countingReports", c.is_hidden_by_reports as "isHiddenByReports", c.excerpt, c.path,
  c.claimed_by as "claimedBy", ${ms('c.claimed_until')} as "claimedUntil", c.decided_by as "decidedBy",
  ${ms('c.decided_at')} as "decidedAt", c.decision, ${ms('c.due_at')} as "dueAt", ${ms('c.created_at')} as "createdAt",
  ${ms('c.updated_at')} as "updatedAt"`;

const LOCK_TARGET = {
  name: 'moderation-lock-target',
  text: `select pg_advisory_xact_lock(hashtextextended('moderation.target:' || $1 || $2, 0))`,
};
const OPEN = {
  name: 'moderation-case-open',
  text: `select ${COLUMNS} from moderation_cases c
    where c.target_type = $1 and c.target_id = $2 and c.status = 'open' for update`,
};
const TARGET = {
  name: 'moderation-case-target',
  text: `select c.id, c.target_type as kind, c.target_id as "targetId" from moderation_cases c
    where c.id = coalesce((select r.case_id from content_reports r where r.id = $1), $1)`,
};
const FIND = {
  name: 'moderation-case-find',
  text: `select ${COLUMNS} from moderation_cases c where c.id = $1 for update`,
};
const SAVE = {
  name: 'moderation-case-save',
  text: `insert into moderation_cases (id, target_type, target_id, author_id, source, status, severity, reasons, auto_flags,
      report_count, counting_reports, is_hidden_by_reports, excerpt, path, claimed_by, claimed_until, decided_by,
      decided_at, decision, due_at, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
    on conflict (id) do update set status = excluded.status, severity = excluded.severity, reasons = excluded.reasons,
      report_count = excluded.report_count, counting_reports = excluded.counting_reports,
      is_hidden_by_reports = excluded.is_hidden_by_reports, claimed_by = excluded.claimed_by,
      claimed_until = excluded.claimed_until, decided_by = excluded.decided_by, decided_at = excluded.decided_at,
      decision = excluded.decision, due_at = excluded.due_at, updated_at = excluded.updated_at`,
};

type Instants = 'claimedUntil' | 'decidedAt' | 'dueAt' | 'createdAt' | 'updatedAt';
type Row = Omit<CaseRecord, Instants> &
  Readonly<Record<'dueAt' | 'createdAt' | 'updatedAt', number>> & {
    readonly claimedUntil: number | null;
    readonly decidedAt: number | null;
  };

export class SqlCaseStore implements CaseStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lockTarget(kind: ReportTarget, id: string): Promise<void> {
    await this.sql.rows(LOCK_TARGET, [kind, id]);
  }

  async openOf(kind: ReportTarget, id: string): Promise<ModerationCase | null> {
    return read(await this.sql.row<Row>(OPEN, [kind, id]));
  }

  async find(id: string): Promise<ModerationCase | null> {
    const target = await this.sql.row<{ id: string; kind: ReportTarget; targetId: string }>(TARGET, [id]);
    if (!target) return null;
    await this.lockTarget(target.kind, target.targetId);
    return read(await this.sql.row<Row>(FIND, [target.id]));
  }

  async save({ record: one }: ModerationCase): Promise<void> {
    await this.sql.rows(SAVE, [
      one.id,
      one.targetType,
      one.targetId,
      one.authorId,
      one.source,
      one.status,
      one.severity,
      one.reasons,
      one.autoFlags,
      one.reportCount,
      one.countingReports,
      one.isHiddenByReports,
      one.excerpt,
      one.path,
      one.claimedBy,
      one.claimedUntil,
      one.decidedBy,
      one.decidedAt,
      one.decision,
      one.dueAt,
      one.createdAt,
      one.updatedAt,
    ]);
  }
}

function read(row: Row | null): ModerationCase | null {
  if (!row) return null;
  const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));
  return new ModerationCase({
    ...row,
    claimedUntil: instant(row.claimedUntil),
    decidedAt: instant(row.decidedAt),
    dueAt: new Date(row.dueAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  });
}
