import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ModerationCase } from '../../domain/cases/moderation-case.ts';
import { reportNotFound } from '../errors.ts';
import type { ReportStore } from '../reports/report-store.ts';
import type { CaseStore } from './case-store.ts';

interface ClaimCaseNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly cases: CaseStore;
  readonly reports: ReportStore;
  readonly clock: Clock;
}

/** One moderator at a time (rules.md#one-moderator). */
export class ClaimCase {
  private readonly needs: ClaimCaseNeeds;

  constructor(needs: ClaimCaseNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `moderation.report_not_found` (404), and as `ModerationCase.claim` */
  async run(id: string, by: UserId): Promise<void> {
    await this.change(id, by, (one, at) => one.claim(by, at));
  }

  /** Gives it back. @throws DomainError `moderation.report_not_found` (404) */
  async release(id: string, by: UserId): Promise<void> {
    await this.change(id, null, (one, at) => one.release(by, at));
  }

  private async change(
    id: string,
    to: UserId | null,
    change: (one: ModerationCase, at: Date) => ModerationCase,
  ): Promise<void> {
    const { unitOfWork, cases, reports, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const one = await cases.find(id);
      if (!one) throw reportNotFound();
      const changed = change(one, clock.now());
      if (changed === one) return;
      await cases.save(changed);
      await reports.assign(one.record.id, to);
    });
  }
}
