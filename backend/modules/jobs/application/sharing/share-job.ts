import { jobNotFound } from '../errors.ts';
import type { Clock } from '#kernel/clock.ts';
import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { JobShared } from '../../domain/events.ts';
import type { JobRepository, JobShares } from '../ports.ts';

/** Somebody passes a job on; points follow once per person, job and day (rules.md#share-points). */
export class ShareJob {
  private readonly unitOfWork: UnitOfWork;
  private readonly jobs: JobRepository;
  private readonly shares: JobShares;
  private readonly events: EventPublisher;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    jobs: JobRepository,
    shares: JobShares,
    events: EventPublisher,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.jobs = jobs;
    this.shares = shares;
    this.events = events;
    this.clock = clock;
  }

  /** `by` is null for a visitor, whose sharing earns nothing. @throws DomainError `hiring.job_not_found` */
  async run(jobId: JobId, by: UserId | null, channel: string): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const job = await this.jobs.findToRefer(jobId);
      if (!job?.isActive) throw jobNotFound();
      if (!by) return;
      const at = this.clock.now();
      const isFirst = await this.shares.addFirstOfDay({ jobId, userId: by, channel, at });
      if (!isFirst) return;
      const shared: JobShared = domainEvent('hiring.job_shared', at, { ...job.parties, userId: by, channel });
      await this.events.publish([shared]);
    });
  }
}
