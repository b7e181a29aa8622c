import type { Job } from '#contract/jobs/posting/job.ts';
import { serverNow } from '#shared/api/index.ts';

/** The days that were paid for are over, by the server's clock: only another post opens the job again. */
export function areDaysOver({ onlineUntil }: Pick<Job, 'onlineUntil'>): boolean {
  return onlineUntil !== null && Date.parse(onlineUntil) <= serverNow();
}
