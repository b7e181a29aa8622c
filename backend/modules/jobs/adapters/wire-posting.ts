import type { JobRepository } from '../application/ports.ts';
import { ActivatePaidJobs } from '../application/posting/activate-paid-jobs.ts';
import { BoostJob } from '../application/posting/boost-job.ts';
import { EditJob } from '../application/posting/edit-job.ts';
import { EndBoosts } from '../application/posting/end-boosts.ts';
import { ExpirePaidPosts } from '../application/posting/expire-paid-posts.ts';
import type { JobGeocoder } from '../application/posting/geocode-jobs.ts';
import { ModerateJobs } from '../application/posting/job-moderation.ts';
import { PostAllowance } from '../application/posting/post-allowance.ts';
import { PostJob } from '../application/posting/post-job.ts';
import { PostPaidJob } from '../application/posting/post-paid-job.ts';
import { RenewPost } from '../application/posting/renew-post.ts';
import type { JobsOutside } from './jobs-outside.ts';
import { boostRoutes } from './http/posting/boost.routes.ts';
import { jobRoutes } from './http/posting/job.routes.ts';
import { paidPostRoutes, renewalRoutes } from './http/posting/paid-post.routes.ts';
import { SqlBoosts } from './persistence/posting/sql-boosts.ts';
import { SqlJobQueries } from './persistence/posting/sql-job-queries.ts';
import { SqlPaidPosts } from './persistence/posting/sql-paid-posts.ts';
import { jobConsumers } from './queue/job-consumers.ts';

/** Free and paid posts, renewals, and boosts. */
export function wirePosting(outside: JobsOutside, jobs: JobRepository, geocoder: JobGeocoder) {
  const { platform, billing, charges, planPosts, notifier } = outside;
  const { sql, unitOfWork, clock, callEffects: effects } = platform;
  const jobQueries = new SqlJobQueries(sql, clock);
  const quota = new PostAllowance(planPosts, outside.quota);
  const posts = new SqlPaidPosts(sql);

  const postJob = new PostJob({ unitOfWork, jobs, quota, geocoder, clock });
  const paidPost = { unitOfWork, jobs, charges, billing, clock };
  const postPaidJob = new PostPaidJob({ ...paidPost, posts, geocoder, effects });
  const renewPost = new RenewPost({ ...paidPost, quota });
  const boost = new BoostJob({ ...paidPost, plan: planPosts, effects });
  const activate = new ActivatePaidJobs({ jobs, charges, clock });

  return {
    jobQueries,
    editJob: new EditJob({ unitOfWork, jobs, geocoder, clock }),
    jobModeration: new ModerateJobs(jobs, jobQueries, clock),
    routes: [
      ...jobRoutes({ postJob, quota, queries: jobQueries }),
      ...paidPostRoutes(postPaidJob),
      ...renewalRoutes(renewPost),
      ...boostRoutes(boost),
    ],
    consumers: jobConsumers({ activate, boost }),
    dueWork: [
      new ExpirePaidPosts({ unitOfWork, jobs, posts, notifier, clock }),
      new EndBoosts(new SqlBoosts(sql), clock),
    ],
  };
}
