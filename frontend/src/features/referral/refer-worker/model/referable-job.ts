import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Job } from '#entities/job/index.ts';
import type { ReferralStatus } from '#entities/referral/index.ts';

/** The fields of a job that the dialog shows. */
export type ReferableJob = Pick<Job, 'id' | 'title' | 'company' | 'referralBonus'> &
  Partial<Pick<Job, 'payRate' | 'location'>>;

/** The job's page with the form open, for visitors who return from signing in. */
export function referPath(jobId: string): string {
  return `/job/${jobId}?refer=now`;
}

/** A referral that awaits its worker's confirmation. */
export interface UnconfirmedReferral {
  readonly id: string;
  readonly workerName: string;
  readonly workerPhone: string;
  /** Undefined for a new referral. */
  readonly status?: ReferralStatus | undefined;
}

/** The sent referral, or the first one of a crew. */
export interface SentReferral extends UnconfirmedReferral {
  /** All workers of a crew; empty for a single worker. */
  readonly team: readonly UnconfirmedReferral[];
  /** The worker's language. */
  readonly language: Language;
}

export interface ReferWorkerDialogProps {
  /** The job to refer to. Without it, the user chooses one first. */
  readonly job?: ReferableJob | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}
