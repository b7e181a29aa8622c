export interface JobParties {
  readonly jobId: string;
  readonly employerId: string;
}

/**
 * The events of jobs. The names begin with `hiring.`: consumers have known them by these since jobs were a part of hiring.
 */
export interface JobsEvents {
  'hiring.job_posted': JobParties & {
    readonly title: string;
    readonly category: string;
    readonly isActive: boolean;
  };
  'hiring.job_activated': JobParties & { readonly paidAt: string };
  'hiring.job_edited': JobParties;
  'hiring.job_closed': JobParties;
  'hiring.job_reopened': JobParties;
  /** The first time on a day (UTC) that this person passed this job on. */
  'hiring.job_shared': JobParties & { readonly userId: string; readonly channel: string };
}
