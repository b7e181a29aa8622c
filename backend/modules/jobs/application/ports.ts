import type { JobId, UserId } from '#kernel/ids.ts';
import type { Job } from '../domain/posting/job.ts';

/** (tx) Storing a job publishes the events that it has collected. */
export interface JobRepository {
  /** Locked until the end of the transaction. */
  find(id: JobId): Promise<Job | null>;
  /** Locked against changes only, so that referrals to one job do not wait for each other. */
  findToRefer(id: JobId): Promise<Job | null>;
  add(job: Job): Promise<void>;
  save(job: Job): Promise<void>;
}

export interface JobShare {
  readonly jobId: JobId;
  readonly userId: UserId;
  readonly channel: string;
  readonly at: Date;
}

export interface JobShares {
  /** False when this person shared this job on this day (UTC) already (rules.md#share-points). */
  addFirstOfDay(share: JobShare): Promise<boolean>;
}
