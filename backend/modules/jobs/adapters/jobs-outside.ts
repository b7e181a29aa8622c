import type { Platform } from '#platform/platform.ts';
import type { Billing, JobPostCharges, PlanPosts } from '#modules/billing/index.ts';
import type { AccountReader, JobPostQuota } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';

/** The dependencies of jobs on the platform and other contexts. */
export interface JobsOutside {
  readonly platform: Platform;
  readonly accounts: AccountReader;
  readonly quota: JobPostQuota;
  readonly notifier: Notifier;
  readonly billing: Billing;
  readonly charges: JobPostCharges;
  readonly planPosts: PlanPosts;
}
