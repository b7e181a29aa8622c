import { asId, type UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { ReportTarget } from '#contract/moderation/vocabulary/reports.ts';
import type {
  ListedReport,
  NewReport,
  ReportId,
  ReportStore,
  Resolution,
  ResolvedReport,
} from '#modules/moderation/application/reports/report-store.ts';
import type { CaseId, OpenReport } from '#modules/moderation/domain/cases/moderation-case.ts';
import type { ReporterRecord } from '#modules/moderation/domain/reports/reporter.ts';
import * as statements from './report-statements.ts';

export class SqlReportStore implements ReportStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lockReporter(id: UserId): Promise<void> {
    await this.sql.rows(statements.LOCK_REPORTER, [id]);
  }

  async recordOf(reporter: UserId, now: Date): Promise<ReporterRecord> {
    const row = await this.sql.row<ReporterRecord>(statements.RECORD, [reporter, now]);
    return row ?? { today: 0, upheld: 0, dismissed: 0 };
  }

  async hasReported(reporter: UserId, kind: ReportTarget, id: string): Promise<boolean> {
    return (await this.sql.row(statements.HAS_REPORTED, [reporter, kind, id])) !== null;
  }

  async add(one: NewReport): Promise<void> {
    const { id, caseId, targetType, targetId, reporterId, reason, details, autoFlags, severity, counts, at } =
      one;
    const values = [
      id,
      caseId,
      targetType,
      targetId,
      reporterId,
      reason,
      details,
      autoFlags,
      severity,
      counts,
      at,
    ];
    await this.sql.rows(statements.ADD, values);
  }

  async openOf(caseId: CaseId): Promise<readonly OpenReport[]> {
    return this.sql.rows<OpenReport>(statements.OPEN, [caseId]);
  }

  async targetOf(id: ReportId, reporter: UserId) {
    return this.sql.row<{ targetType: ReportTarget; targetId: string }>(statements.TARGET, [id, reporter]);
  }

  async withdraw(id: ReportId, reporter: UserId, at: Date): Promise<boolean> {
    return (await this.sql.row(statements.WITHDRAW, [id, reporter, at])) !== null;
  }

  async assign(caseId: CaseId, to: UserId | null): Promise<void> {
    await this.sql.rows(statements.ASSIGN, [caseId, to]);
  }

  async resolve(
    caseId: CaseId,
    { status, action, note, by, at }: Resolution,
  ): Promise<readonly ResolvedReport[]> {
    const rows = await this.sql.rows<{ id: string; reporterId: string }>(statements.RESOLVE, [
      caseId,
      status,
      by,
      note,
      action,
      at,
    ]);
    return rows.map(({ id, reporterId }) => ({ id: asId(id), reporterId: asId(reporterId) }));
  }

  async about(reporter: UserId, kind: ReportTarget, id: string): Promise<readonly ListedReport[]> {
    return this.sql.rows<ListedReport>(statements.ABOUT, [reporter, kind, id]);
  }

  async of(reporter: UserId, { limit, after }: Page): Promise<readonly ListedReport[]> {
    const values = [reporter, limit + 1, after?.at ?? null, after?.id ?? null];
    return this.sql.rows<ListedReport>(statements.OF_REPORTER, values);
  }
}
