import type { JobId } from '#kernel/ids.ts';
import type { StoredPeriod } from '../../contract/vocabulary/stored-pay.ts';

/** What everyone may read of a job, while it is open. */
export interface PublicJob {
  readonly id: JobId;
  readonly title: string;
  readonly company: string;
  readonly description: string;
  readonly location: string;
  readonly payRate: string;
  /** Read from `payRate`; null where nothing could be. */
  readonly pay: {
    readonly minCents: number;
    readonly maxCents: number;
    readonly period: StoredPeriod;
  } | null;
  readonly schedule: string;
  readonly category: string;
  readonly bonusCents: number;
  readonly requirements: string | null;
  readonly requiredSkills: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the days that were paid for are over; null for a free post. */
  readonly onlineUntil: string | null;
  /** What moderators took off the site is `removed`: it says nothing any more. */
  readonly state: 'open' | 'closed' | 'removed';
}

/** Jobs as the public sees them: what was never open is not there. */
export interface PublicJobs {
  one(id: JobId): Promise<PublicJob | null>;
}
