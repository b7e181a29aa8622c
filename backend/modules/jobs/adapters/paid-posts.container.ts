import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CALL_EFFECTS,
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  ROUTES,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { BILLING, JOB_POST_CHARGES } from '#modules/billing/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ActivatePaidJobs } from '../application/posting/activate-paid-jobs.ts';
import { ExpirePaidPosts } from '../application/posting/expire-paid-posts.ts';
import { PostPaidJob } from '../application/posting/post-paid-job.ts';
import { RenewPost } from '../application/posting/renew-post.ts';
import { JOB_GEOCODER, JOB_REPOSITORY, POST_ALLOWANCE } from './jobs.tokens.ts';
import { paidPostRoutes, renewalRoutes } from './http/posting/paid-post.routes.ts';
import { SqlPaidPosts } from './persistence/posting/sql-paid-posts.ts';
import { activatePaidJobsConsumer } from './queue/activate-paid-jobs-consumer.ts';

const ACTIVATE_PAID_JOBS = token<ActivatePaidJobs>('jobs.activate-paid-jobs');

export const paidPostsContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ROUTES,
    (unitOfWork, jobs, sql, charges, billing, geocoder, effects, clock) => {
      const posts = new SqlPaidPosts(sql);
      const needs = { unitOfWork, jobs, posts, charges, billing, geocoder, effects, clock };
      return paidPostRoutes(new PostPaidJob(needs));
    },
    [UNIT_OF_WORK, JOB_REPOSITORY, SQL, JOB_POST_CHARGES, BILLING, JOB_GEOCODER, CALL_EFFECTS, CLOCK],
  );
  provide(
    bind,
    ROUTES,
    (unitOfWork, jobs, charges, billing, quota, clock) =>
      renewalRoutes(new RenewPost({ unitOfWork, jobs, charges, billing, quota, clock })),
    [UNIT_OF_WORK, JOB_REPOSITORY, JOB_POST_CHARGES, BILLING, POST_ALLOWANCE, CLOCK],
  );
  provide(
    bind,
    DUE_WORK,
    (unitOfWork, jobs, sql, notifier, clock) =>
      new ExpirePaidPosts({ unitOfWork, jobs, posts: new SqlPaidPosts(sql), notifier, clock }),
    [UNIT_OF_WORK, JOB_REPOSITORY, SQL, NOTIFIER, CLOCK],
  );
  construct(bind, ACTIVATE_PAID_JOBS, ActivatePaidJobs, {
    jobs: JOB_REPOSITORY,
    charges: JOB_POST_CHARGES,
    clock: CLOCK,
  });
  provide(bind, EVENT_CONSUMERS, activatePaidJobsConsumer, [ACTIVATE_PAID_JOBS]);
});
