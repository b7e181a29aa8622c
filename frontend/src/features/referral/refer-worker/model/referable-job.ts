import type { Job } from '#entities/job/index.ts';
import type { ReferralStatus } from '#entities/referral/index.ts';

/** What the dialog shows of a job. */
export type ReferableJob = Pick<Job, 'id' | 'title' | 'company' | 'referralBonus'> &
  Partial<Pick<Job, 'payRate' | 'location'>>;

/** The page of a job with its form open, for whoever comes back from signing in. */
export function referPath(jobId: string): string {
  return `/job/${jobId}?refer=now`;
}

/** What is known of the referral whose worker is asked to confirm. */
export interface UnconfirmedReferral {
  readonly id: string;
  readonly workerName: string;
  readonly workerPhone: string;
  /** Missing for one that was just sent. */
  readonly status?: ReferralStatus | undefined;
}

/** What was sent: one referral, or a crew's. */
export interface SentReferral extends UnconfirmedReferral {
  /** 1 for one alone. */
  readonly size: number;
  /** That the worker reads. */
  readonly language: 'en' | 'es';
}

export interface ReferWorkerDialogProps {
  /** The job to refer to; without it the dialog asks for one first. */
  readonly job?: ReferableJob | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}
