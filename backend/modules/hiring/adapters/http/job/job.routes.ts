import { jobWithReferralsSchema } from '#contract/hiring/employer/job-with-referrals.ts';
import { LIST_LIMIT } from '#contract/http/index.ts';
import { jobSchema } from '#contract/jobs/posting/job.ts';
import { editJobRequestSchema } from '#contract/jobs/posting/edit-job.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import { jobChanges, jobNotFound, type EditJob, type JobQueries } from '#modules/jobs/index.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import type { SchemaAnswer } from '#platform/http/routing/answer.ts';
import { JsonText } from '#platform/http/routing/answers/json-text.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { PresentedReferrals } from '../referral/presented-referrals.ts';

export interface JobCalls {
  readonly editJob: EditJob;
  readonly jobs: JobQueries;
  readonly referrals: PresentedReferrals;
}

/** One job with its referrals: the job is upstream's, who is referred for it is ours. */
export function jobRoutes(calls: JobCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/jobs/:id',
      access: 'any',
      summary: 'Get a job; an inactive job only for its owner',
      params: byId<'job'>(),
      answers: { 200: jobWithReferralsSchema },
      cacheable: true,
      cached: true,
      handler: ({ params, caller }) => jobAnswer(calls, params.id, caller?.id ?? null),
    }),
    route({
      method: 'patch',
      path: '/api/jobs/:id',
      access: 'authenticated',
      summary: 'Edit, close, or reopen a job',
      params: byId<'job'>(),
      body: editJobRequestSchema,
      answers: { 200: jobWithReferralsSchema },
      handler: async (call) => {
        const { id } = ownerCaller(call);
        const edit = { text: jobChanges(call.body), isActive: call.body.isActive ?? null };
        await calls.editJob.run(call.params.id, id, edit);
        return jobAnswer(calls, call.params.id, id);
      },
    }),
  ];
}

/** The owner's answer carries the job's referrals too. */
async function jobAnswer(
  { jobs, referrals }: Pick<JobCalls, 'jobs' | 'referrals'>,
  id: JobId,
  reader: UserId | null,
): Promise<SchemaAnswer<200, typeof jobWithReferralsSchema>> {
  const found = await jobs.one(id, reader);
  if (!found) throw jobNotFound();
  if (found.employerId !== reader)
    return { status: 200, body: new JsonText(jobWithReferralsSchema, found.job) };
  const job = jobSchema.parse(JSON.parse(found.job));
  const rows = await referrals.ofJob(id, reader, { limit: LIST_LIMIT.max, after: null });
  const shown = rows.slice(0, LIST_LIMIT.max).map(({ answer }) => answer);
  return { status: 200, body: { ...job, referrals: shown } };
}
