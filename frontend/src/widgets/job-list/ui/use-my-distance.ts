import type { Job } from '#entities/job/index.ts';
import { useDistance, useRememberedPlace } from '#entities/place/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';

/** Adds the distance from the searched place, else the member's own, else the last searched place. */
export function useMyDistance(): (job: Job) => Job {
  const { user } = useCurrentUser();
  const remembered = useRememberedPlace();
  const away = useDistance(user?.location ?? remembered);
  return (job) => (job.distance === null ? { ...job, distance: away(job) } : job);
}
