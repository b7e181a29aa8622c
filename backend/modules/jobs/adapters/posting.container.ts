import { ContainerModule } from 'inversify';
import { JOB_POSTING } from '#modules/identity/index.ts';
import { provide, token } from '#platform/container/token.ts';
import { CLOCK, EVENT_PUBLISHER, ORM, PERSONAL_DATA, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { JobsFacade } from '../application/jobs-facade.ts';
import { OwnJobData } from '../application/own-job-data.ts';
import { EditJob } from '../application/posting/edit-job.ts';
import { PostJob } from '../application/posting/post-job.ts';
import { jobRoutes } from './http/posting/job.routes.ts';
import { EDIT_JOB, JOB_QUERIES, JOB_PLACES, JOB_REPOSITORY, JOBS } from './jobs.tokens.ts';
import { MikroJobRepository } from './persistence/posting/mikro-job-repository.ts';
import { SqlJobQueries } from './persistence/posting/sql-job-queries.ts';
import { SqlOwnJobData } from './persistence/sql-own-job-data.ts';

const POST_JOB = token<PostJob>('jobs.post-job');

export const postingContainer = new ContainerModule(({ bind }) => {
  provide(bind, JOB_REPOSITORY, (orm, events) => new MikroJobRepository(orm, events), [ORM, EVENT_PUBLISHER]);
  provide(bind, JOBS, (jobs) => new JobsFacade(jobs), [JOB_REPOSITORY]);
  provide(bind, JOB_QUERIES, (sql) => new SqlJobQueries(sql), [SQL]);
  provide(
    bind,
    POST_JOB,
    (work, jobs, posting, places, clock) => new PostJob(work, jobs, posting, places, clock),
    [UNIT_OF_WORK, JOB_REPOSITORY, JOB_POSTING, JOB_PLACES, CLOCK],
  );
  provide(bind, EDIT_JOB, (work, jobs, places, clock) => new EditJob(work, jobs, places, clock), [
    UNIT_OF_WORK,
    JOB_REPOSITORY,
    JOB_PLACES,
    CLOCK,
  ]);
  provide(bind, ROUTES, (postJob, posting, pages) => jobRoutes({ postJob, posting, pages }), [
    POST_JOB,
    JOB_POSTING,
    JOB_QUERIES,
  ]);
  provide(bind, PERSONAL_DATA, (sql, jobs, clock) => new OwnJobData(new SqlOwnJobData(sql), jobs, clock), [
    SQL,
    JOB_REPOSITORY,
    CLOCK,
  ]);
});
