import { assertOwner, jobNotFound } from '../errors.ts';
import type { Clock } from '#kernel/clock.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { JobText } from '../../domain/posting/job-record.ts';
import type { JobGeocoder } from './geocode-jobs.ts';
import type { JobRepository } from '../ports.ts';

export interface JobEdit {
  /** Only what changes. */
  readonly text: Partial<JobText>;
  /** Closes or reopens; null leaves it. */
  readonly isActive: boolean | null;
}

interface EditJobNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: JobRepository;
  readonly geocoder: JobGeocoder;
  readonly clock: Clock;
}

/** The owner rewords a job, closes it, reopens it (rules.md#job-editing). */
export class EditJob {
  private readonly needs: EditJobNeeds;

  constructor(needs: EditJobNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.job_not_found`, `hiring.not_owner`, `hiring.job_unpaid` (402) */
  async run(id: JobId, by: UserId, { text, isActive }: JobEdit): Promise<void> {
    const located = await this.needs.geocoder.withCoordinates(text);
    await this.needs.unitOfWork.transaction(async () => {
      const job = await this.needs.jobs.find(id);
      if (!job) throw jobNotFound();
      assertOwner(job, by);
      const now = this.needs.clock.now();
      if (Object.keys(located).length > 0) job.edit(located, now);
      if (isActive === true) job.reopen(now);
      if (isActive === false) job.close(now);
      await this.needs.jobs.save(job);
    });
  }
}
