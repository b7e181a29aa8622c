import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import type { ReportRequest } from '../../contract/reports.ts';
import { severityOf } from '../../domain/cases/severity.ts';
import { assertMayReport, reportCounts } from '../../domain/reports/reporter.ts';
import { trustLevel } from '../../domain/trust/trust-level.ts';
import type { OpenCases } from '../cases/open-cases.ts';
import type { CaseStore } from '../cases/case-store.ts';
import type { FoundContent, ReportedContents } from '../content/reported-content.ts';
import { contentNotFound } from '../errors.ts';
import type { TrustReader } from '../trust/trust-reader.ts';
import type { ReportId, ReportStore } from './report-store.ts';

interface ReportContentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly contents: ReportedContents;
  readonly trust: TrustReader;
  readonly reports: ReportStore;
  readonly cases: CaseStore;
  readonly openCases: OpenCases;
  readonly clock: Clock;
}

/** Lets someone report content (rules.md#reports). */
export class ReportContent {
  private readonly needs: ReportContentNeeds;

  constructor(needs: ReportContentNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `moderation.content_not_found` (404), `moderation.own_content` (422), `moderation.already_reported` (409),
   * `moderation.too_many_reports` (429)
   */
  async run(reporter: UserId, request: ReportRequest): Promise<ReportId> {
    const { unitOfWork, reports, cases } = this.needs;
    const { contentType, contentId } = request;
    return unitOfWork.transaction(async () => {
      await reports.lockReporter(reporter);
      await cases.lockTarget(contentType, contentId);
      const content = await this.reportable(reporter, request);
      if (await reports.hasReported(reporter, contentType, contentId)) {
        throw new DomainError('moderation.already_reported', 'conflict', "You've already reported this");
      }
      const counts = await this.admit(reporter);
      return this.add(reporter, request, content, counts);
    });
  }

  private async reportable(reporter: UserId, request: ReportRequest): Promise<FoundContent> {
    const { contents, cases } = this.needs;
    const { contentType, contentId } = request;
    const content = await contents.find(contentType, contentId);
    if (!content || content.isDeleted) throw contentNotFound();
    // Answers unreadable content as if it did not exist.
    if (!(await contents.of(contentType).isReadableBy(contentId, reporter))) throw contentNotFound();
    // Content hidden by a moderator cannot be reported. Content hidden by reports can: it may still be open
    // on someone's screen.
    if (content.isHidden && !(await cases.openOf(contentType, contentId))) throw contentNotFound();
    if (content.authorId === reporter) {
      throw new DomainError('moderation.own_content', 'rule_broken', "You can't report what is your own");
    }
    return content;
  }

  /** Whether the report counts toward hiding. */
  private async admit(reporter: UserId): Promise<boolean> {
    const now = this.needs.clock.now();
    const facts = await this.needs.trust.factsOf(reporter, now);
    const level = facts ? trustLevel(facts, now) : 'unconfirmed';
    const record = await this.needs.reports.recordOf(reporter, now);
    assertMayReport(level, record);
    return reportCounts(level, record);
  }

  private async add(
    reporterId: UserId,
    { contentType: targetType, contentId: targetId, reason, description }: ReportRequest,
    content: FoundContent,
    counts: boolean,
  ): Promise<ReportId> {
    const { openCases, reports, clock } = this.needs;
    const now = clock.now();
    const open = await openCases.openFor({ targetType, content, source: 'reports' });
    const { id: caseId, autoFlags } = open.record;
    const id: ReportId = newId();
    const severity = severityOf({
      reasons: [reason],
      counting: 0,
      autoFlags: autoFlags satisfies readonly AutoFlag[],
    });
    await reports.add({
      id,
      caseId,
      targetType,
      targetId,
      reporterId,
      reason,
      details: description,
      autoFlags,
      severity,
      counts,
      at: now,
    });
    await openCases.weigh(open);
    return id;
  }
}
