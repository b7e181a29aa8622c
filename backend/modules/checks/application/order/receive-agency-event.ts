import type { TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BackgroundCheckProvider } from './background-check-provider.ts';
import type { ChecksReader } from '../checks-reader.ts';

interface ReceiveAgencyEventNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: BackgroundCheckProvider;
  readonly reader: Pick<ChecksReader, 'checkOfReport'>;
  readonly taskQueue: TaskQueue;
}

/** The webhook only says that a report has changed. Its status is read from the agency. */
export class ReceiveAgencyEvent {
  private readonly needs: ReceiveAgencyEventNeeds;

  constructor(needs: ReceiveAgencyEventNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `checks.bad_signature` (invalid) */
  async run(raw: Uint8Array, signature: string): Promise<void> {
    const externalId = this.needs.provider.reportOfWebhook(raw, signature);
    if (externalId === null) return;
    const checkId = await this.needs.reader.checkOfReport(this.needs.provider.name, externalId);
    if (checkId === null) return;
    await this.needs.unitOfWork.transaction(() =>
      this.needs.taskQueue.enqueue({ kind: 'checks.follow', data: { checkId } }),
    );
  }
}
