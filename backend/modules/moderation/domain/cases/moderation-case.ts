import type { Id, UserId } from '#kernel/ids.ts';
import { CLAIM_MINUTES, type CaseAction } from '../../contract/vocabulary/decisions.ts';
import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import type { ReportReason, ReportTarget, Severity } from '../../contract/vocabulary/reports.ts';
import { refusalOfDecision } from './case-actions.ts';
import { dueAt, severityOf } from './severity.ts';

export type CaseId = Id<'moderation_case'>;

/** This many reports, from people whose reports count, hide a text until a moderator decides (rules.md#hidden-by-reports). */
const REPORTS_THAT_HIDE = 3;

/**
 * Reports never hide jobs, boards, accounts, or ratings automatically: hiding those affects money or other
 * people.
 */
const HIDDEN_BY_REPORTS: ReadonlySet<ReportTarget> = new Set(['post', 'reply', 'event']);

export interface CaseRecord {
  readonly id: CaseId;
  readonly targetType: ReportTarget;
  readonly targetId: string;
  readonly authorId: UserId;
  readonly source: 'reports' | 'review';
  readonly status: 'open' | 'decided' | 'withdrawn';
  readonly severity: Severity;
  readonly reasons: readonly ReportReason[];
  readonly autoFlags: readonly AutoFlag[];
  readonly reportCount: number;
  readonly countingReports: number;
  readonly isHiddenByReports: boolean;
  readonly excerpt: string;
  readonly path: string;
  readonly claimedBy: UserId | null;
  readonly claimedUntil: Date | null;
  readonly decidedBy: UserId | null;
  readonly decidedAt: Date | null;
  readonly decision: CaseAction | null;
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface OpenReport {
  readonly reason: ReportReason;
  readonly counts: boolean;
}

export type Opening = Pick<
  CaseRecord,
  'id' | 'targetType' | 'targetId' | 'authorId' | 'source' | 'autoFlags' | 'excerpt' | 'path'
>;

/** One thing that moderators decide about, with everything that was said of it meanwhile. */
export class ModerationCase {
  readonly record: CaseRecord;

  constructor(record: CaseRecord) {
    this.record = record;
  }

  static open(opening: Opening, at: Date): ModerationCase {
    const severity = severityOf({ reasons: [], counting: 0, autoFlags: opening.autoFlags });
    return new ModerationCase({
      ...opening,
      status: 'open',
      severity,
      reasons: [],
      reportCount: 0,
      countingReports: 0,
      isHiddenByReports: false,
      claimedBy: null,
      claimedUntil: null,
      decidedBy: null,
      decidedAt: null,
      decision: null,
      dueAt: dueAt(severity, at),
      createdAt: at,
      updatedAt: at,
    });
  }

  /**
   * Updates the case from its open reports. A case without reports closes unless it waits for its first
   * review. Reports neither hide nor show content that is hidden for another reason.
   */
  weigh(reports: readonly OpenReport[], isHiddenOtherwise: boolean, at: Date): ModerationCase {
    const { record } = this;
    const reasons = [...new Set(reports.map(({ reason }) => reason))];
    const counting = reports.filter(({ counts }) => counts).length;
    const severity = severityOf({ reasons, counting, autoFlags: record.autoFlags });
    const isOver = reports.length === 0 && record.source === 'reports';
    return this.with({
      reasons,
      severity,
      reportCount: reports.length,
      countingReports: counting,
      isHiddenByReports:
        HIDDEN_BY_REPORTS.has(record.targetType) && counting >= REPORTS_THAT_HIDE && !isHiddenOtherwise,
      dueAt: dueAt(severity, record.createdAt),
      status: isOver ? 'withdrawn' : record.status,
      updatedAt: at,
    });
  }

  /**
   * Gives the moderator the case for fifteen minutes; claiming again restarts the time. @throws DomainError
   * `moderation.claimed`, `moderation.already_decided`, `moderation.own_case`
   */
  claim(by: UserId, at: Date): ModerationCase {
    this.assertDecidable(by, at);
    const claimedUntil = new Date(at.getTime() + CLAIM_MINUTES * 60_000);
    return this.with({ claimedBy: by, claimedUntil, updatedAt: at });
  }

  /** Leaves another moderator's claim unchanged. */
  release(by: UserId, at: Date): ModerationCase {
    if (this.record.claimedBy !== by) return this;
    return this.with({ claimedBy: null, claimedUntil: null, updatedAt: at });
  }

  /** @throws as `claim` */
  decide(by: UserId, decision: CaseAction, at: Date): ModerationCase {
    this.assertDecidable(by, at);
    return this.with({ status: 'decided', decidedBy: by, decidedAt: at, decision, updatedAt: at });
  }

  private assertDecidable(by: UserId, at: Date): void {
    const refusal = refusalOfDecision(this.record, by, at);
    if (refusal) throw refusal;
  }

  private with(changes: Partial<CaseRecord>): ModerationCase {
    return new ModerationCase({ ...this.record, ...changes });
  }
}
