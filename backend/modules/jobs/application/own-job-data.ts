import type { Clock } from '#kernel/clock.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { JobRepository } from './ports.ts';

/** What the tables of jobs keep of a person: what they posted, shared and searched, and the links they followed. */
export interface PersonalJobRecords {
  copy(userId: UserId): Promise<unknown>;
  openJobs(userId: UserId): Promise<readonly JobId[]>;
  /** (tx) The person as employer and visitor. */
  erase(userId: UserId): Promise<void>;
}

/** Jobs, shares, visits and saved searches of a person. */
export class OwnJobData implements PersonalData {
  readonly name = 'jobs';
  private readonly records: PersonalJobRecords;
  private readonly jobs: JobRepository;
  private readonly clock: Clock;

  constructor(records: PersonalJobRecords, jobs: JobRepository, clock: Clock) {
    this.records = records;
    this.jobs = jobs;
    this.clock = clock;
  }

  async collect(userId: UserId): Promise<unknown> {
    return this.records.copy(userId);
  }

  async hindrances(): Promise<readonly string[]> {
    return [];
  }

  /** Open jobs are closed first: nobody is referred to an employer who is gone. */
  async erase(userId: UserId): Promise<void> {
    for (const id of await this.records.openJobs(userId)) {
      const job = await this.jobs.find(id);
      if (!job) continue;
      job.close(this.clock.now());
      await this.jobs.save(job);
    }
    await this.records.erase(userId);
  }
}
