import type { JobId } from '#kernel/ids.ts';
import type { PublicJob } from './public-jobs.ts';

/** Every open job for job boards, in the order of their ids. */
export interface JobFeed {
  /** When any job changed last, as a text to the microsecond; null without jobs. */
  changedAt(): Promise<string | null>;
  after(id: JobId | null, limit: number): Promise<readonly PublicJob[]>;
}
