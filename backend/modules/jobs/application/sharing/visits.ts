import type { JobId, UserId, VisitId } from '#kernel/ids.ts';

/** A person's visit by a link, with the time in which it counts (rules.md#attribution). */
export interface Visit {
  readonly id: VisitId;
  readonly referrerId: UserId;
  /** A job that does not exist is stored as null. */
  readonly jobId: JobId | null;
  readonly visitorId: UserId | null;
  readonly code: string;
  readonly at: Date;
  readonly until: Date;
}

export interface Visits {
  /** The same link again: counts from now on, and for the person who has signed in since. False when it is another visit. */
  renew(visit: Visit): Promise<boolean>;
  add(visit: Visit): Promise<void>;
}
