import type { TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BackgroundCheckProvider } from './background-check-provider.ts';
import { CHECK_JOBS } from './check-work.ts';
import type { ChecksReader } from './checks-reader.ts';

interface ReceiveReportNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: BackgroundCheckProvider;
  readonly reader: Pick<ChecksReader, 'checkOfReport'>;
  readonly jobs: TaskQueue;
}

/** The agency says that a report has changed; what it is now is asked of the agency itself. */
export class ReceiveReport {
  private readonly needs: ReceiveReportNeeds;

  constructor(needs: ReceiveReportNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `checks.bad_signature` (invalid) */
  async run(raw: Uint8Array, signature: string): Promise<void> {
    const externalId = this.needs.provider.reportOfWebhook(raw, signature);
    if (externalId === null) return;
    const checkId = await this.needs.reader.checkOfReport(this.needs.provider.name, externalId);
    if (checkId === null) return;
    await this.needs.unitOfWork.transaction(() =>
      this.needs.jobs.enqueue({ kind: CHECK_JOBS.follow, data: { checkId } }),
    );
  }
}
