import { z } from 'zod';
import { asId, type JobId, type UserId } from '#kernel/ids.ts';
import { LIST_LIMIT, listQuerySchema, uuid } from '#contract/http/index.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Answer, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { JobPosting } from '#modules/identity/index.ts';
import type { EditJob } from '#modules/hiring/application/posting/edit-job.ts';
import type { JobPages } from '#modules/hiring/application/posting/job-pages.ts';
import type { PostJob } from '#modules/hiring/application/posting/post-job.ts';
import type { ReadReferrals } from '#modules/hiring/application/referral/read-referrals.ts';
import { jobNotFound } from '#modules/hiring/application/refusals.ts';
import type { ShareJob } from '#modules/hiring/application/sharing/share-job.ts';
import {
  canPostJobSchema,
  editJobRequestSchema,
  jobSchema,
  postJobRequestSchema,
  shareJobRequestSchema,
} from '#contract/hiring/index.ts';
import { jobChanges, jobListAnswer, jobText, pageOf } from './job-answers.ts';

export interface JobCalls {
  readonly postJob: PostJob;
  readonly editJob: EditJob;
  readonly shareJob: ShareJob;
  readonly posting: JobPosting;
  readonly jobs: JobPages;
  readonly referrals: ReadReferrals;
}

const jobParams = z.object({ id: uuid });
const jobId = (params: { id: string }): JobId => asId<'job'>(params.id);

/** Jobs: reading, posting, editing and sharing them. */
export function jobRoutes(calls: JobCalls): readonly Route[] {
  return [...readingRoutes(calls), ...postingRoutes(calls), ...editingRoutes(calls)];
}

function readingRoutes({ jobs, referrals }: JobCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/jobs/:id',
      access: 'any',
      summary: 'One job; an inactive one for its owner only',
      params: jobParams,
      answers: { 200: jobSchema },
      cacheable: true,
      hot: true,
      handler: ({ params, caller }) => jobAnswer({ jobs, referrals }, jobId(params), caller?.id ?? null, 200),
    }),
    route({
      method: 'get',
      path: '/api/my-jobs',
      access: 'employer',
      summary: 'The employer’s own jobs with their counts',
      query: listQuerySchema,
      answers: { 200: z.array(jobSchema) },
      handler: async (call) => jobListAnswer(call, await jobs.ofEmployer(signedIn(call).id, pageOf(call))),
    }),
  ];
}

function postingRoutes(calls: JobCalls): readonly Route[] {
  const { postJob, posting } = calls;
  return [
    route({
      method: 'get',
      path: '/api/can-post-job',
      access: 'employer',
      summary: 'Whether a free job post is left',
      answers: { 200: canPostJobSchema },
      handler: async (call) => {
        const postsRemaining = await posting.postsRemaining(signedIn(call).id);
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
      summary: 'Posts a job',
      body: postJobRequestSchema,
      answers: { 201: jobSchema },
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        const posted = await postJob.run(id, jobText(call.body), call.body.acknowledgements);
        return jobAnswer(calls, posted, id, 201);
      },
    }),
  ];
}

function editingRoutes(calls: JobCalls): readonly Route[] {
  const { editJob, shareJob } = calls;
  return [
    route({
      method: 'patch',
      path: '/api/jobs/:id',
      access: 'in',
      summary: 'Edits, closes or reopens a job',
      params: jobParams,
      body: editJobRequestSchema,
      answers: { 200: jobSchema },
      handler: async (call) => {
        const { id } = ownerCaller(call);
        const edit = { text: jobChanges(call.body), isActive: call.body.isActive ?? null };
        await editJob.run(jobId(call.params), id, edit);
        return jobAnswer(calls, jobId(call.params), id, 200);
      },
    }),
    route({
      method: 'post',
      path: '/api/jobs/:id/share',
      access: 'any',
      summary: 'Says that a job was passed on; earns points when signed in',
      params: jobParams,
      body: shareJobRequestSchema,
      answers: { 204: null },
      handler: async ({ params, body, caller }) => {
        await shareJob.run(jobId(params), caller?.id ?? null, body.channel);
        return { status: 204 };
      },
    }),
  ];
}

/** The owner's answer carries the job's referrals too. */
async function jobAnswer(
  { jobs, referrals }: Pick<JobCalls, 'jobs' | 'referrals'>,
  id: JobId,
  reader: UserId | null,
  status: number,
): Promise<Answer> {
  const found = await jobs.one(id, reader);
  if (!found) throw jobNotFound();
  if (found.employerId !== reader) return { status, body: found.job };
  const job: object = JSON.parse(found.job);
  const rows = await referrals.ofJob(id, reader, { limit: LIST_LIMIT.max, after: null });
  const shown = rows.slice(0, LIST_LIMIT.max).map(({ answer }) => answer);
  return { status, body: { ...job, referrals: shown } };
}
