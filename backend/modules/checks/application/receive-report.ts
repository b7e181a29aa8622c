import type { TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BackgroundCheckProvider } from './background-check-provider.ts';
import { CHECK_JOBS } from './check-work.ts';
import type { ChecksReader } from './checks-reader.ts';

/** The agency says that a report has changed; what it is now is asked of the agency itself. */
export class ReceiveReport {
  private readonly unitOfWork: UnitOfWork;
  private readonly provider: BackgroundCheckProvider;
  private readonly reader: Pick<ChecksReader, 'checkOfReport'>;
  private readonly jobs: TaskQueue;

  constructor(
    unitOfWork: UnitOfWork,
    provider: BackgroundCheckProvider,
    reader: Pick<ChecksReader, 'checkOfReport'>,
    jobs: TaskQueue,
  ) {
    this.unitOfWork = unitOfWork;
    this.provider = provider;
    this.reader = reader;
    this.jobs = jobs;
  }

  /** @throws DomainError `checks.bad_signature` (invalid) */
  async run(raw: Uint8Array, signature: string): Promise<void> {
    const externalId = this.provider.reportOfWebhook(raw, signature);
    if (externalId === null) return;
    const checkId = await this.reader.checkOfReport(this.provider.name, externalId);
    if (checkId === null) return;
    await this.unitOfWork.transaction(() =>
      this.jobs.enqueue({ kind: CHECK_JOBS.follow, data: { checkId } }),
    );
  }
}
