import type { JobId } from '#kernel/ids.ts';
import type { JobText } from '../../domain/posting/job-record.ts';
import type { StoredPeriod } from '../../contract/vocabulary/stored-pay.ts';

/** The public facts of a job while it is open. */
export interface PublicJob extends JobText {
  readonly id: JobId;
  /** Parsed from `payRate`; null if that fails. */
  readonly pay: {
    readonly minCents: number;
    readonly maxCents: number;
    readonly period: StoredPeriod;
  } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the days that were paid for are over; null for a free post. */
  readonly onlineUntil: string | null;
  /** `removed` by moderators: its page shows no details. */
  readonly state: 'open' | 'closed' | 'removed';
}

/** Jobs as the public sees them: what was never open is not there. */
export interface PublicJobs {
  one(id: JobId): Promise<PublicJob | null>;
}
