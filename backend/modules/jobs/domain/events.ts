import type { DomainEvent } from '#kernel/domain-events.ts';

export interface JobParties {
  readonly jobId: string;
  readonly employerId: string;
}
export type JobPosted = DomainEvent<
  'hiring.job_posted',
  JobParties & { readonly title: string; readonly category: string; readonly isActive: boolean }
>;
export type JobActivated = DomainEvent<'hiring.job_activated', JobParties & { readonly paidAt: string }>;
export type JobEdited = DomainEvent<'hiring.job_edited', JobParties>;
export type JobClosed = DomainEvent<'hiring.job_closed', JobParties>;
export type JobReopened = DomainEvent<'hiring.job_reopened', JobParties>;

/** The first time on a day (UTC) that this person passed this job on. */
export type JobShared = DomainEvent<
  'hiring.job_shared',
  JobParties & { readonly userId: string; readonly channel: string }
>;

/** Their names begin with `hiring.`: consumers have known them by these since jobs were a part of hiring. */
export type JobsEvent = JobPosted | JobActivated | JobEdited | JobClosed | JobReopened | JobShared;
