import type { Clock } from '#kernel/clock.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { JobPostQuota } from '#modules/identity/index.ts';
import type { Acknowledgement, JobText } from '../../domain/posting/job-record.ts';
import { Job } from '../../domain/posting/job.ts';
import type { JobGeocoder } from './geocode-jobs.ts';
import type { JobRepository } from '../ports.ts';

interface PostJobNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: JobRepository;
  readonly quota: JobPostQuota;
  readonly geocoder: JobGeocoder;
  readonly clock: Clock;
}

/**
 * The one call behind the three job forms: a free post that opens immediately
 * (rules.md#server-decides-posting).
 */
export class PostJob {
  private readonly needs: PostJobNeeds;

  constructor(needs: PostJobNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.no_posts_left` (402) */
  async run(employerId: UserId, text: JobText, acknowledgements: readonly Acknowledgement[]): Promise<JobId> {
    const located = await this.needs.geocoder.withCoordinates(text);
    return this.needs.unitOfWork.transaction(async () => {
      await this.needs.quota.usePost(employerId);
      const posting = {
        employerId,
        text: located,
        acknowledgements: [...acknowledgements],
        paidPackage: null,
      };
      const job = Job.post(posting, this.needs.clock.now());
      await this.needs.jobs.add(job);
      return job.id;
    });
  }
}
