import type { Job } from '../../../entities/job/index.ts';

/** What the dialog shows of a job. */
export type ReferableJob = Pick<Job, 'id' | 'title' | 'company' | 'referralBonus'>;

/** What is known of the referral whose worker is asked to confirm. */
export interface UnconfirmedReferral {
  readonly id: string;
  readonly workerName: string;
  readonly workerPhone: string;
}

export interface ReferWorkerDialogProps {
  /** The job to refer to; without it the form asks which of `jobs`. */
  readonly job?: ReferableJob | undefined;
  readonly jobs?: readonly ReferableJob[] | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}
