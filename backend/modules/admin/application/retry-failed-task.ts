import type { AuditTrail } from '#kernel/audit-trail.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { QueueWatch } from './ports.ts';

interface RetryFailedTaskNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly queue: QueueWatch;
  readonly audit: AuditTrail;
}

/** Gives work that was given up another run of tries; its handlers expect to run again. */
export class RetryFailedTask {
  private readonly needs: RetryFailedTaskNeeds;

  constructor(needs: RetryFailedTaskNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `admin.job_not_found` (404), also for one that was retried already */
  async run(by: UserId, id: string, requestId: string | null): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      if (!(await this.needs.queue.retry(id))) {
        throw new DomainError('admin.job_not_found', 'not_found', "We can't find that failed task");
      }
      await this.needs.audit.record({
        actorId: by,
        action: 'job.retried',
        subject: { type: 'job', id },
        requestId,
      });
    });
  }
}
