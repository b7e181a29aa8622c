import type { Job } from '#contract/jobs/posting/job.ts';
import { useLazyPostedJobQuery } from '../api/post-job-api.ts';

const BETWEEN_LOOKS_MS = 400;
const MOST_LOOKS = 25;

/**
 * A payment changes its job a moment later. Waits for that, ten seconds at most, so that the next screen shows it and
 * offers nothing twice.
 */
export function useJobUntil(): (jobId: string, isDone: (job: Job) => boolean) => Promise<void> {
  const [read] = useLazyPostedJobQuery();
  return async (jobId, isDone) => {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const { data } = await read(jobId);
      if (data && isDone(data)) return;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
  };
}
