import { JobsFacade } from '../application/jobs-facade.ts';
import { JobsPersonalData } from '../application/jobs-personal-data.ts';
import { JobGeocoder } from '../application/posting/geocode-jobs.ts';
import type { JobsOutside } from './jobs-outside.ts';
import { MikroJobRepository } from './persistence/posting/mikro-job-repository.ts';
import { SqlPersonalJobRecords } from './persistence/sql-personal-job-records.ts';
import { EmbeddedTowns } from './places/embedded-towns.ts';
import { wirePosting } from './wire-posting.ts';
import { wireSearch } from './wire-search.ts';
import { wireSharing } from './wire-sharing.ts';

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
