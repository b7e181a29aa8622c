import type { JobId, UserId } from '#kernel/ids.ts';

/** A job as far as others need to know it when someone is referred for it. */
export interface ReferredJob {
  readonly id: JobId;
  readonly employerId: UserId;
  readonly isActive: boolean;
  /** The promised bonus of a referral made now, in cents. */
  readonly bonusCents: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly payRate: string;
  readonly schedule: string;
}

/** The interface of jobs for other contexts. */
export interface Jobs {
  /** (tx) Locked against changes until the end of the transaction; referrals to one job do not wait for each other. */
  findToRefer(id: JobId): Promise<ReferredJob | null>;
}
