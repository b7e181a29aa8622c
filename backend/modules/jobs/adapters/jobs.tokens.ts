import { token } from '#platform/container/token.ts';
import type { Jobs } from '../application/jobs.ts';
import type { JobRepository } from '../application/ports.ts';
import type { EditJob } from '../application/posting/edit-job.ts';
import type { JobQueries } from '../application/posting/job-queries.ts';
import type { JobPlaces } from '../application/posting/place-jobs.ts';
import type { JobFinder } from '../application/search/job-search.ts';
import type { JobSearchReader } from '../application/search/read-job-search.ts';
import type { ShareContext } from '../application/sharing/share-context.ts';

/** For other contexts. */
export const JOBS = token<Jobs>('jobs.jobs');
export const JOB_QUERIES = token<JobQueries>('jobs.job-queries');
export const EDIT_JOB = token<EditJob>('jobs.edit-job');
export const SHARE_CONTEXT = token<ShareContext>('jobs.share-context');

export const JOB_REPOSITORY = token<JobRepository>('jobs.repository');
export const JOB_FINDER = token<JobFinder>('jobs.finder');
export const JOB_PLACES = token<JobPlaces>('jobs.places');
export const JOB_SEARCH_READER = token<JobSearchReader>('jobs.search-reader');
