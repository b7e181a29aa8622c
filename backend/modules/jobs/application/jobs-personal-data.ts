import type { Clock } from '#kernel/clock.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { JobRepository } from './ports.ts';

/** The personal data in the tables of jobs: posts, shares, searches, and followed links. */
export interface PersonalJobRecords {
  copy(userId: UserId): Promise<Json>;
  openJobs(userId: UserId): Promise<readonly JobId[]>;
  /** (tx) The person as employer and visitor. */
  erase(userId: UserId): Promise<void>;
}

interface OwnJobDataNeeds {
  readonly records: PersonalJobRecords;
  readonly jobs: JobRepository;
  readonly clock: Clock;
}

/** Jobs, shares, visits and saved searches of a person. */
export class JobsPersonalData implements PersonalData {
  readonly name = 'jobs';
  private readonly needs: OwnJobDataNeeds;

  constructor(needs: OwnJobDataNeeds) {
    this.needs = needs;
  }

  async collect(userId: UserId): Promise<Json> {
    return this.needs.records.copy(userId);
  }

  /** Closes open jobs first, so that no referral goes to a deleted employer. */
  async erase(userId: UserId): Promise<void> {
    for (const id of await this.needs.records.openJobs(userId)) {
      const job = await this.needs.jobs.find(id);
      if (!job) continue;
      job.close(this.needs.clock.now());
      await this.needs.jobs.save(job);
    }
    await this.needs.records.erase(userId);
  }
}
