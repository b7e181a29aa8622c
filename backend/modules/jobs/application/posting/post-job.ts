import type { Clock } from '#kernel/clock.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { JobPosting } from '#modules/identity/index.ts';
import type { Acknowledgement, JobText } from '../../domain/posting/job-record.ts';
import { Job } from '../../domain/posting/job.ts';
import type { JobPlaces } from './place-jobs.ts';
import type { JobRepository } from '../ports.ts';

/** The one call behind the three job forms: a free post, open at once (rules.md#server-decides-posting). */
export class PostJob {
  private readonly unitOfWork: UnitOfWork;
  private readonly jobs: JobRepository;
  private readonly posting: JobPosting;
  private readonly places: JobPlaces;
  private readonly events: EventPublisher;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    jobs: JobRepository,
    posting: JobPosting,
    places: JobPlaces,
    events: EventPublisher,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.jobs = jobs;
    this.posting = posting;
    this.places = places;
    this.events = events;
    this.clock = clock;
  }

  /** @throws DomainError `hiring.no_posts_left` (402) */
  async run(employerId: UserId, text: JobText, acknowledgements: readonly Acknowledgement[]): Promise<JobId> {
    const placed = await this.places.placed(text);
    return this.unitOfWork.transaction(async () => {
      await this.posting.usePost(employerId);
      const posting = {
        employerId,
        text: placed,
        acknowledgements: [...acknowledgements],
        paidPackage: null,
      };
      const { job, events } = Job.post(posting, this.clock.now());
      await this.jobs.add(job);
      await this.events.publish(events);
      return job.id;
    });
  }
}
