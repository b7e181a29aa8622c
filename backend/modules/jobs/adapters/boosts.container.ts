import { ContainerModule } from 'inversify';
import { BILLING, JOB_POST_CHARGES, PLAN_POSTS } from '#modules/billing/index.ts';
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
import { BoostJob } from '../application/posting/boost-job.ts';
import { EndBoosts } from '../application/posting/end-boosts.ts';
import { boostRoutes } from './http/posting/boost.routes.ts';
import { JOB_REPOSITORY } from './jobs.tokens.ts';
import { SqlBoosts } from './persistence/posting/sql-boosts.ts';
import { boostPaidJobsConsumer } from './queue/boost-paid-jobs-consumer.ts';

const BOOST_JOB = token<BoostJob>('jobs.boost-job');

export const boostsContainer = new ContainerModule(({ bind }) => {
  construct(bind, BOOST_JOB, BoostJob, {
    unitOfWork: UNIT_OF_WORK,
    jobs: JOB_REPOSITORY,
    charges: JOB_POST_CHARGES,
    plan: PLAN_POSTS,
    billing: BILLING,
    effects: CALL_EFFECTS,
    clock: CLOCK,
  });
  provide(bind, ROUTES, boostRoutes, [BOOST_JOB]);
  provide(bind, EVENT_CONSUMERS, boostPaidJobsConsumer, [BOOST_JOB]);
  provide(bind, DUE_WORK, (sql, clock) => new EndBoosts(new SqlBoosts(sql), clock), [SQL, CLOCK]);
});
