import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CaseStore } from '../cases/case-store.ts';
import type { OpenCases } from '../cases/open-cases.ts';
import { reportNotFound } from '../errors.ts';
import type { ReportId, ReportStore } from './report-store.ts';

interface WithdrawReportNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly reports: ReportStore;
  readonly cases: CaseStore;
  readonly openCases: OpenCases;
  readonly clock: Clock;
}

/** Lets a reporter withdraw a report before a decision; it then no longer counts. */
export class WithdrawReport {
  private readonly needs: WithdrawReportNeeds;

  constructor(needs: WithdrawReportNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `moderation.report_not_found` (404) */
  async run(id: ReportId, reporter: UserId): Promise<void> {
    const { unitOfWork, reports, cases, openCases, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const about = await reports.targetOf(id, reporter);
      if (!about) throw reportNotFound();
      await cases.lockTarget(about.targetType, about.targetId);
      if (!(await reports.withdraw(id, reporter, clock.now()))) throw reportNotFound();
      const open = await cases.openOf(about.targetType, about.targetId);
      if (open) await openCases.weigh(open);
    });
  }
}
