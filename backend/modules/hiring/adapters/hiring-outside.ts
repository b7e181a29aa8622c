import type { Platform } from '#platform/platform.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { AccountReader, PhoneEntrance, PhoneEntries, ReceivedRatings } from '#modules/identity/index.ts';
import type { AttributionResolver, EditJob, JobQueries, Jobs, SurroundingsOf } from '#modules/jobs/index.ts';
import type { Emails, LiveUpdates, Notifier } from '#modules/notifications/index.ts';
import type { Checks, EmploymentChecks, Offers, Rewards } from '../application/hiring.ts';

/** The dependencies of hiring on the platform and other contexts. */
export interface HiringOutside {
  readonly platform: Platform;
  readonly accounts: AccountReader;
  readonly phoneEntries: PhoneEntries;
  readonly phoneEntrance: PhoneEntrance;
  readonly receivedRatings: ReceivedRatings;
  readonly notifier: Notifier;
  readonly emails: Emails;
  readonly liveUpdates: LiveUpdates;
  readonly billing: Billing;
  readonly jobs: Jobs;
  readonly jobQueries: JobQueries;
  readonly editJob: EditJob;
  readonly surroundings: SurroundingsOf;
  readonly attribution: AttributionResolver;
  readonly offers: Offers;
  readonly checks: Checks;
  readonly employment: EmploymentChecks;
  readonly rewards: Rewards;
}
