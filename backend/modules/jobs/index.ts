import { contextModule } from '#platform/container/context-module.ts';
import { CARDS, PLATFORM } from '#platform/tokens.ts';
import { BILLING, JOB_POST_CHARGES, PLAN_POSTS } from '#modules/billing/index.ts';
import { ACCOUNT_READER, JOB_POST_QUOTA } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import {
  ATTRIBUTION_RESOLVER,
  EDIT_JOB,
  JOB_MODERATION,
  JOB_QUERIES,
  JOB_SURROUNDINGS,
  JOBS,
} from './adapters/jobs.tokens.ts';
import { jobMapping } from './adapters/persistence/posting/job.mapping.ts';
import { wireJobs } from './adapters/wire-jobs.ts';

export { jobChanges } from './adapters/http/posting/job-request.ts';
export { visitOf } from './adapters/http/sharing/join.routes.ts';
export {
  EDIT_JOB,
  JOB_MODERATION,
  JOB_QUERIES,
  JOB_SURROUNDINGS,
  JOBS,
  ATTRIBUTION_RESOLVER,
} from './adapters/jobs.tokens.ts';
export { MEDIAN_RESPONSE } from './adapters/persistence/posting/job-statements.ts';
export { assertOwner, jobNotFound } from './application/errors.ts';
export type { Jobs, ReferredJob } from './application/jobs.ts';
export type { EditJob } from './application/posting/edit-job.ts';
export type { JobModeration } from './application/posting/job-moderation.ts';
export type { JobQueries } from './application/posting/job-queries.ts';
export type { AttributedReferrer } from './application/sharing/attribution.ts';
export type { CameBy, AttributionResolver } from './application/sharing/attribution-resolver.ts';
export type { Surroundings, SurroundingsOf } from './application/search/surroundings.ts';
export type { JobsEvents } from './domain/events.ts';
export { tradesOfSkills, type SkillTrades } from './domain/search/skill-trades.ts';
export { hourlyCents, parsePayRate } from './contract/vocabulary/pay-rate.ts';

export const jobs = {
  entities: [jobMapping],
  containers: [
    contextModule({
      wire: wireJobs,
      outside: {
        platform: PLATFORM,
        accounts: ACCOUNT_READER,
        quota: JOB_POST_QUOTA,
        notifier: NOTIFIER,
        billing: BILLING,
        charges: JOB_POST_CHARGES,
        planPosts: PLAN_POSTS,
      },
      offers: {
        jobs: JOBS,
        jobQueries: JOB_QUERIES,
        editJob: EDIT_JOB,
        surroundings: JOB_SURROUNDINGS,
        jobModeration: JOB_MODERATION,
        attribution: ATTRIBUTION_RESOLVER,
        cards: CARDS,
      },
    }),
  ],
};
