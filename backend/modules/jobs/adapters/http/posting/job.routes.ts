import { pageOf } from '#platform/http/routing/paging.ts';
import { jobNotFound } from '#modules/jobs/application/errors.ts';
import { listQuerySchema } from '#contract/http/index.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { JobPostQuota } from '#modules/identity/index.ts';
import type { JobQueries } from '#modules/jobs/application/posting/job-queries.ts';
import type { PostJob } from '#modules/jobs/application/posting/post-job.ts';
import { canPostJobSchema, jobSchema, newJobSchema, postJobRequestSchema } from '#contract/jobs/index.ts';
import { jobListAnswer, jobListSchema } from './job-list-answer.ts';
import { jobText } from './job-request.ts';

export interface JobCalls {
  readonly postJob: PostJob;
  readonly quota: JobPostQuota;
  readonly queries: JobQueries;
}

/** An employer's own jobs, and posting one. A single job is answered with its referrals, by hiring. */
export function jobRoutes(calls: JobCalls): readonly Route[] {
  return [...readingRoutes(calls), ...postingRoutes(calls)];
}

function readingRoutes({ queries }: JobCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/my-jobs',
      access: 'employer',
      summary: 'List the employer’s own jobs with their counts',
      query: listQuerySchema,
      answers: { 200: jobListSchema },
      handler: async (call) => jobListAnswer(call, await queries.ofEmployer(signedIn(call).id, pageOf(call))),
    }),
  ];
}

function postingRoutes(calls: JobCalls): readonly Route[] {
  const { postJob, quota, queries } = calls;
  return [
    route({
      method: 'get',
      path: '/api/can-post-job',
      access: 'employer',
      summary: 'Get whether a free job post is left',
      answers: { 200: canPostJobSchema },
      handler: async (call) => {
        const postsRemaining = await quota.postsRemaining(signedIn(call).id);
        const canPost = postsRemaining !== 0;
        return {
          status: 200,
          body: { canPost, postsRemaining, reason: canPost ? null : 'You have no free job posts left' },
        };
      },
    }),
    route({
      method: 'post',
      path: '/api/jobs',
      access: 'employer',
      summary: 'Post a job',
      body: postJobRequestSchema,
      answers: { 201: newJobSchema },
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        const posted = await postJob.run(id, jobText(call.body), call.body.acknowledgements);
        const found = await queries.one(posted, id);
        if (!found) throw jobNotFound();
        return { status: 201, body: { ...jobSchema.parse(JSON.parse(found.job)), referrals: [] } };
      },
    }),
  ];
}
