import { jobSchema } from '#contract/jobs/posting/job.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { SimilarJobs } from '#modules/jobs/application/reach/similar-jobs.ts';
import { jobListSchema } from '../posting/job-list-answer.ts';

/** The number that fits below the notice of a closed job. */
const SHOWN = 6;

export function similarRoutes(similar: SimilarJobs): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/jobs/:id/similar',
      access: 'any',
      summary: 'List open jobs similar to this one, which may be closed',
      params: byId<'job'>(),
      answers: { 200: jobListSchema },
      cacheable: true,
      cached: true,
      handler: async ({ params, caller }) => {
        const rows = await similar.of(params.id, SHOWN, caller !== null);
        // The reader has no use for miles from the other job.
        const jobs = rows.map(({ job }) => ({ ...jobSchema.parse(JSON.parse(job)), distance: null }));
        return { status: 200, body: jobs };
      },
    }),
  ];
}
