import { boostsContainer } from './adapters/boosts.container.ts';
import { jobSearchContainer } from './adapters/job-search.container.ts';
import { joinContainer } from './adapters/join.container.ts';
import { paidPostsContainer } from './adapters/paid-posts.container.ts';
import { jobMapping } from './adapters/persistence/posting/job.mapping.ts';
import { postingContainer } from './adapters/posting.container.ts';
import { reachContainer } from './adapters/reach.container.ts';
import { savedSearchesContainer } from './adapters/saved-searches.container.ts';
import { sharingContainer } from './adapters/sharing.container.ts';

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
    postingContainer,
    paidPostsContainer,
    boostsContainer,
    jobSearchContainer,
    savedSearchesContainer,
    sharingContainer,
    joinContainer,
    reachContainer,
  ],
};
