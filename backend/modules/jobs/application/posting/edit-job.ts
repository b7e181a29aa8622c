import { assertOwner, jobNotFound } from '../errors.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { JobText } from '../../domain/posting/job-record.ts';
import type { JobPlaces } from './place-jobs.ts';
import type { JobRepository } from '../ports.ts';

export interface JobEdit {
  /** Only what changes. */
  readonly text: Partial<JobText>;
  /** Closes or reopens; null leaves it. */
  readonly isActive: boolean | null;
}

/** The owner rewords a job, closes it, reopens it (rules.md#job-editing). */
export class EditJob {
  private readonly unitOfWork: UnitOfWork;
  private readonly jobs: JobRepository;
  private readonly places: JobPlaces;
  private readonly events: EventPublisher;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    jobs: JobRepository,
    places: JobPlaces,
    events: EventPublisher,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.jobs = jobs;
    this.places = places;
    this.events = events;
    this.clock = clock;
  }

  /** @throws DomainError `hiring.job_not_found`, `hiring.not_owner`, `hiring.job_unpaid` (402) */
  async run(id: JobId, by: UserId, { text, isActive }: JobEdit): Promise<void> {
    const placed = await this.places.placed(text);
    await this.unitOfWork.transaction(async () => {
      const job = await this.jobs.find(id);
      if (!job) throw jobNotFound();
      assertOwner(job, by);
      const now = this.clock.now();
      const events = Object.keys(placed).length > 0 ? job.edit(placed, now) : [];
      if (isActive !== null) events.push(...(isActive ? job.reopen(now) : job.close(now)));
      await this.jobs.save(job);
      await this.events.publish(events);
    });
  }
}
