import type { JobId, UserId, VisitId } from '#kernel/ids.ts';

export interface AttributedReferrer {
  readonly referrerId: UserId;
  readonly code: string;
}

/**
 * The owner of the link that led someone to a job: a server-side record, for thirty days
 * (rules.md#attribution).
 */
export interface Attribution {
  /** The last visit that counts at `at`: to this job, or to none in particular; of the person, or of their browser. */
  of(visitor: UserId, browser: VisitId | null, jobId: JobId, at: Date): Promise<AttributedReferrer | null>;
}
