import type { AuditTrail } from '#kernel/audit-trail.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { QueueWatch } from './ports.ts';

/** Gives work that was given up another run of tries; its handlers expect to run again. */
export class RetryFailedJob {
  private readonly unitOfWork: UnitOfWork;
  private readonly queue: QueueWatch;
  private readonly audit: AuditTrail;

  constructor(unitOfWork: UnitOfWork, queue: QueueWatch, audit: AuditTrail) {
    this.unitOfWork = unitOfWork;
    this.queue = queue;
    this.audit = audit;
  }

  /** @throws DomainError `admin.job_not_found` (404), also for one that was retried already */
  async run(by: UserId, id: string, requestId: string | null): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      if (!(await this.queue.retry(id))) {
        throw new DomainError('admin.job_not_found', 'not_found', "We can't find that failed task");
      }
      await this.audit.record({
        actorId: by,
        action: 'job.retried',
        subject: { type: 'job', id },
        requestId,
      });
    });
  }
}
