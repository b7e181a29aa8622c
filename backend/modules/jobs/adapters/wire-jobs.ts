import type { Platform } from '#platform/platform.ts';
import type { Billing, JobPostCharges, PlanPosts } from '#modules/billing/index.ts';
import type { AccountReader, JobPostQuota } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import { JobsFacade } from '../application/jobs-facade.ts';
import { JobsPersonalData } from '../application/jobs-personal-data.ts';
import { JobGeocoder } from '../application/posting/geocode-jobs.ts';
import { MikroJobRepository } from './persistence/posting/mikro-job-repository.ts';
import { SqlPersonalJobRecords } from './persistence/sql-personal-job-records.ts';
import { EmbeddedTowns } from './places/embedded-towns.ts';
import { wirePosting } from './wire-posting.ts';
import { wireSearch } from './wire-search.ts';
import { wireSharing } from './wire-sharing.ts';

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

export function wireJobs(outside: JobsOutside) {
  const { orm, sql, events, places, clock } = outside.platform;
  const jobs = new MikroJobRepository(orm, events);
  const towns = new EmbeddedTowns(places);
  const posting = wirePosting(outside, jobs, new JobGeocoder(towns));
  const search = wireSearch(outside, towns);
  const sharing = wireSharing(outside, jobs, search.finder);

  return {
    jobs: new JobsFacade(jobs),
    jobQueries: posting.jobQueries,
    editJob: posting.editJob,
    jobModeration: posting.jobModeration,
    surroundings: search.surroundings,
    attribution: sharing.attribution,
    cards: sharing.cards,
    routes: [...posting.routes, ...search.routes, ...sharing.routes],
    publicPages: sharing.publicPages,
    publicAddresses: sharing.publicAddresses,
    consumers: posting.consumers,
    dueWork: [...posting.dueWork, ...search.dueWork, ...sharing.dueWork],
    personalData: [new JobsPersonalData({ records: new SqlPersonalJobRecords(sql), jobs, clock })],
  };
}
