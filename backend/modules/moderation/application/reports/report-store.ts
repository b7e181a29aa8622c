import type { Id, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import type { CaseAction } from '../../contract/vocabulary/decisions.ts';
import type { MyReport } from '../../contract/reports.ts';
import type { ReportReason, ReportTarget, Severity } from '../../contract/vocabulary/reports.ts';
import type { CaseId, OpenReport } from '../../domain/cases/moderation-case.ts';
import type { ReporterRecord } from '../../domain/reports/reporter.ts';

export type ReportId = Id<'content_report'>;

export type ListedReport = Omit<MyReport, 'actions'> & { readonly pageAt: string };

export interface NewReport {
  readonly id: ReportId;
  readonly caseId: CaseId;
  readonly targetType: ReportTarget;
  readonly targetId: string;
  readonly reporterId: UserId;
  readonly reason: ReportReason;
  readonly details: string;
  readonly autoFlags: readonly AutoFlag[];
  readonly severity: Severity;
  readonly counts: boolean;
  readonly at: Date;
}

export interface Resolution {
  readonly status: 'upheld' | 'dismissed';
  readonly action: CaseAction;
  readonly note: string;
  readonly by: UserId;
  readonly at: Date;
}

export interface ResolvedReport {
  readonly id: ReportId;
  readonly reporterId: UserId;
}

/** (tx) What people have reported. */
export interface ReportStore {
  /** Two reports of one person wait for each other. */
  lockReporter(id: UserId): Promise<void>;
  recordOf(reporter: UserId, now: Date): Promise<ReporterRecord>;
  hasReported(reporter: UserId, kind: ReportTarget, id: string): Promise<boolean>;
  add(report: NewReport): Promise<void>;
  openOf(caseId: CaseId): Promise<readonly OpenReport[]>;
  /** The report's subject; null if this person has no report with this ID. */
  targetOf(id: ReportId, reporter: UserId): Promise<{ targetType: ReportTarget; targetId: string } | null>;
  /** False if this person has no open report with this ID. */
  withdraw(id: ReportId, reporter: UserId, at: Date): Promise<boolean>;
  assign(caseId: CaseId, to: UserId | null): Promise<void>;
  /** Ends all that are open; the oldest first. */
  resolve(caseId: CaseId, resolution: Resolution): Promise<readonly ResolvedReport[]>;
  /** This person's reports of one thing, without withdrawn ones. */
  about(reporter: UserId, kind: ReportTarget, id: string): Promise<readonly ListedReport[]>;
  /** Newest first, with one extra row if more follow. */
  of(reporter: UserId, page: Page): Promise<readonly ListedReport[]>;
}
