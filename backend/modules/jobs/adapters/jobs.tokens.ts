import { token } from '#platform/container/token.ts';
import type { Jobs } from '../application/jobs.ts';
import type { EditJob } from '../application/posting/edit-job.ts';
import type { JobModeration } from '../application/posting/job-moderation.ts';
import type { JobQueries } from '../application/posting/job-queries.ts';
import type { SurroundingsOf } from '../application/search/surroundings.ts';
import type { AttributionResolver } from '../application/sharing/attribution-resolver.ts';

export const JOBS = token<Jobs>('jobs.jobs');
export const JOB_QUERIES = token<JobQueries>('jobs.job-queries');
export const EDIT_JOB = token<EditJob>('jobs.edit-job');
export const JOB_SURROUNDINGS = token<SurroundingsOf>('jobs.surroundings');
export const JOB_MODERATION = token<JobModeration>('jobs.job-moderation');
export const ATTRIBUTION_RESOLVER = token<AttributionResolver>('jobs.attribution-resolver');
