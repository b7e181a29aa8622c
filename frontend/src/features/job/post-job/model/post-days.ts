import type { Job } from '#contract/jobs/posting/job.ts';
import { serverNow } from '#shared/api/index.ts';

/** Whether the paid days are over by the server's clock. Only another post reopens the job. */
export function areDaysOver({ onlineUntil }: Pick<Job, 'onlineUntil'>): boolean {
  return onlineUntil !== null && Date.parse(onlineUntil) <= serverNow();
}
