import type { JobId } from '#kernel/ids.ts';
import type { StoredPeriod } from '../../contract/vocabulary/stored-pay.ts';

/** The public facts of a job while it is open. */
export interface PublicJob {
  readonly id: JobId;
  readonly title: string;
  readonly company: string;
  readonly description: string;
  readonly location: string;
  readonly payRate: string;
  /** Parsed from `payRate`; null if that fails. */
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
  /** `removed` by moderators: its page shows no details. */
  readonly state: 'open' | 'closed' | 'removed';
}

/** Jobs as the public sees them: what was never open is not there. */
export interface PublicJobs {
  one(id: JobId): Promise<PublicJob | null>;
}
