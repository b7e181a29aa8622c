import { ContainerModule } from 'inversify';
import { PLAN_POSTS } from '#modules/billing/index.ts';
import { JOB_POST_QUOTA } from '#modules/identity/index.ts';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, EVENT_PUBLISHER, ORM, PERSONAL_DATA, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { JobsFacade } from '../application/jobs-facade.ts';
import { JobsPersonalData } from '../application/jobs-personal-data.ts';
import { EditJob } from '../application/posting/edit-job.ts';
import { ModerateJobs } from '../application/posting/job-moderation.ts';
import { PostAllowance } from '../application/posting/post-allowance.ts';
import { PostJob } from '../application/posting/post-job.ts';
import { jobRoutes } from './http/posting/job.routes.ts';
import {
  EDIT_JOB,
  JOB_GEOCODER,
  JOB_MODERATION,
  JOB_QUERIES,
  JOB_REPOSITORY,
  JOBS,
  POST_ALLOWANCE,
} from './jobs.tokens.ts';
import { MikroJobRepository } from './persistence/posting/mikro-job-repository.ts';
import { SqlJobQueries } from './persistence/posting/sql-job-queries.ts';
import { SqlPersonalJobRecords } from './persistence/sql-personal-job-records.ts';

const POST_JOB = token<PostJob>('jobs.post-job');

export const postingContainer = new ContainerModule(({ bind }) => {
  construct(bind, JOB_REPOSITORY, MikroJobRepository, [ORM, EVENT_PUBLISHER]);
  construct(bind, JOBS, JobsFacade, [JOB_REPOSITORY]);
  construct(bind, JOB_MODERATION, ModerateJobs, [JOB_REPOSITORY, JOB_QUERIES, CLOCK]);
  construct(bind, POST_ALLOWANCE, PostAllowance, [PLAN_POSTS, JOB_POST_QUOTA]);
  construct(bind, JOB_QUERIES, SqlJobQueries, [SQL, CLOCK]);
  construct(bind, POST_JOB, PostJob, {
    unitOfWork: UNIT_OF_WORK,
    jobs: JOB_REPOSITORY,
    quota: POST_ALLOWANCE,
    geocoder: JOB_GEOCODER,
    clock: CLOCK,
  });
  construct(bind, EDIT_JOB, EditJob, {
    unitOfWork: UNIT_OF_WORK,
    jobs: JOB_REPOSITORY,
    geocoder: JOB_GEOCODER,
    clock: CLOCK,
  });
  provide(bind, ROUTES, (postJob, quota, queries) => jobRoutes({ postJob, quota, queries }), [
    POST_JOB,
    POST_ALLOWANCE,
    JOB_QUERIES,
  ]);
  provide(
    bind,
    PERSONAL_DATA,
    (sql, jobs, clock) => new JobsPersonalData({ records: new SqlPersonalJobRecords(sql), jobs, clock }),
    [SQL, JOB_REPOSITORY, CLOCK],
  );
});
