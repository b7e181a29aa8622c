import type { Clock } from '#kernel/clock.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import { FREE_TEXTS, type JobText } from '../../domain/posting/job-record.ts';
import type { Job } from '../../domain/posting/job.ts';
import { jobNotFound } from '../errors.ts';
import type { JobRepository } from '../ports.ts';
import type { JobQueries } from './job-queries.ts';

/** A job as a moderator looks at it. */
export interface ModeratedJob {
  readonly id: JobId;
  readonly employerId: UserId;
  readonly title: string;
  /** Everything that the employer wrote in words of their own. */
  readonly text: string;
  readonly isHeld: boolean;
  readonly createdAt: Date;
}

/** Moderators' actions on a job (rules.md#held-jobs). */
export interface JobModeration {
  /** (tx) Locked. */
  find(id: JobId): Promise<ModeratedJob | null>;
  /** Whether it is on the site, or this person's own. */
  isReadableBy(id: JobId, person: UserId): Promise<boolean>;
  /** (tx) Takes it off the site; its owner cannot open it. Repeating it changes nothing. @throws DomainError `hiring.job_not_found` */
  hold(id: JobId, reason: string): Promise<void>;
  /** (tx) It may be open again, and is where it was. @throws DomainError `hiring.job_not_found` */
  release(id: JobId): Promise<void>;
}

export class ModerateJobs implements JobModeration {
  private readonly jobs: JobRepository;
  private readonly queries: Pick<JobQueries, 'one'>;
  private readonly clock: Clock;

  constructor(jobs: JobRepository, queries: Pick<JobQueries, 'one'>, clock: Clock) {
    this.jobs = jobs;
    this.queries = queries;
    this.clock = clock;
  }

  async find(id: JobId): Promise<ModeratedJob | null> {
    const job = await this.jobs.find(id);
    if (!job) return null;
    const { employerId, title, createdAt, heldReason } = job;
    return { id, employerId, title, text: freeText(job), isHeld: heldReason !== null, createdAt };
  }

  async isReadableBy(id: JobId, person: UserId): Promise<boolean> {
    return (await this.queries.one(id, person)) !== null;
  }

  async hold(id: JobId, reason: string): Promise<void> {
    await this.change(id, (job, at) => job.hold(reason, at));
  }

  async release(id: JobId): Promise<void> {
    await this.change(id, (job, at) => job.release(at));
  }

  private async change(id: JobId, change: (job: Job, at: Date) => void): Promise<void> {
    const job = await this.jobs.find(id);
    if (!job) throw jobNotFound();
    change(job, this.clock.now());
    await this.jobs.save(job);
  }
}

/** Everything that the employer wrote in words of their own, except the title. */
function freeText(job: JobText): string {
  return FREE_TEXTS.flatMap((name) => job[name])
    .filter(Boolean)
    .join('\n');
}
