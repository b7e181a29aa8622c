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
  provide(bind, JOB_REPOSITORY, (orm) => new MikroJobRepository(orm), [ORM]);
  provide(bind, JOBS, (jobs) => new JobsFacade(jobs), [JOB_REPOSITORY]);
  provide(bind, JOB_QUERIES, (sql) => new SqlJobQueries(sql), [SQL]);
  provide(
    bind,
    POST_JOB,
    (work, jobs, posting, places, events, clock) => new PostJob(work, jobs, posting, places, events, clock),
    [UNIT_OF_WORK, JOB_REPOSITORY, JOB_POSTING, JOB_PLACES, EVENT_PUBLISHER, CLOCK],
  );
  provide(
    bind,
    EDIT_JOB,
    (work, jobs, places, events, clock) => new EditJob(work, jobs, places, events, clock),
    [UNIT_OF_WORK, JOB_REPOSITORY, JOB_PLACES, EVENT_PUBLISHER, CLOCK],
  );
  provide(bind, ROUTES, (postJob, posting, pages) => jobRoutes({ postJob, posting, pages }), [
    POST_JOB,
    JOB_POSTING,
    JOB_QUERIES,
  ]);
  provide(
    bind,
    PERSONAL_DATA,
    (sql, jobs, events, clock) => new OwnJobData(new SqlOwnJobData(sql), jobs, events, clock),
    [SQL, JOB_REPOSITORY, EVENT_PUBLISHER, CLOCK],
  );
});
