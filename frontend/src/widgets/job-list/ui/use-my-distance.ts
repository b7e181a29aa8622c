import type { Job } from '#entities/job/index.ts';
import { useDistance, useRememberedPlace } from '#entities/place/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';

/** Jobs with how far they are: from the place that was searched, else a member's own, else the last that was looked for. */
export function useMyDistance(): (job: Job) => Job {
  const { user } = useCurrentUser();
  const remembered = useRememberedPlace();
  const away = useDistance(user?.location ?? remembered);
  return (job) => (job.distance === null ? { ...job, distance: away(job) } : job);
}
