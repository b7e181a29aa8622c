import { token } from '#platform/container/token.ts';
import type { Jobs } from '../application/jobs.ts';
import type { JobRepository } from '../application/ports.ts';
import type { EditJob } from '../application/posting/edit-job.ts';
import type { JobModeration } from '../application/posting/job-moderation.ts';
import type { JobQueries } from '../application/posting/job-queries.ts';
import type { PostAllowance } from '../application/posting/post-allowance.ts';
import type { JobGeocoder } from '../application/posting/geocode-jobs.ts';
import type { JobFinder } from '../application/search/job-search.ts';
import type { JobSearchParser } from '../application/search/job-search-parser.ts';
import type { SurroundingsOf } from '../application/search/surroundings.ts';
import type { AttributionResolver } from '../application/sharing/attribution-resolver.ts';

/** For other contexts. */
export const JOBS = token<Jobs>('jobs.jobs');
export const JOB_QUERIES = token<JobQueries>('jobs.job-queries');
export const EDIT_JOB = token<EditJob>('jobs.edit-job');
export const JOB_SURROUNDINGS = token<SurroundingsOf>('jobs.surroundings');
export const JOB_MODERATION = token<JobModeration>('jobs.job-moderation');
export const ATTRIBUTION_RESOLVER = token<AttributionResolver>('jobs.attribution-resolver');

export const JOB_REPOSITORY = token<JobRepository>('jobs.repository');
export const JOB_FINDER = token<JobFinder>('jobs.finder');
export const POST_ALLOWANCE = token<PostAllowance>('jobs.post-allowance');
export const JOB_GEOCODER = token<JobGeocoder>('jobs.geocoder');
export const JOB_SEARCH_PARSER = token<JobSearchParser>('jobs.search-parser');
