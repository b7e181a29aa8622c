import { jobNotFound } from '../errors.ts';
import type { Clock } from '#kernel/clock.ts';
import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { JobRepository, JobShares } from '../ports.ts';

interface ShareJobNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: JobRepository;
  readonly shares: JobShares;
  readonly events: EventPublisher;
  readonly clock: Clock;
}

/** Someone passes a job on; points follow once per person, job and day (rules.md#share-points). */
export class ShareJob {
  private readonly needs: ShareJobNeeds;

  constructor(needs: ShareJobNeeds) {
    this.needs = needs;
  }

  /** `by` is null for a visitor, whose sharing earns nothing. @throws DomainError `hiring.job_not_found` */
  async run(jobId: JobId, by: UserId | null, channel: string): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const job = await this.needs.jobs.findToRefer(jobId);
      if (!job?.isActive) throw jobNotFound();
      if (!by) return;
      const at = this.needs.clock.now();
      const isFirst = await this.needs.shares.addFirstOfDay({ jobId, userId: by, channel, at });
      if (!isFirst) return;
      const shared = domainEvent('hiring.job_shared', at, { ...job.parties, userId: by, channel });
      await this.needs.events.publish([shared]);
    });
  }
}
