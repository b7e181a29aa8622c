import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { jobNotFound } from '#modules/jobs/application/errors.ts';
import type { PublicJobs } from '#modules/jobs/application/reach/public-jobs.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { Cards } from '#platform/pages/cards/cards.ts';
import { jobCard } from '../../pages/job-card.ts';

/** English unless the request names Spanish. */
const querySchema = z.object({ lang: languageSchema.catch('en').default('en') });

export function jobCardRoutes(jobs: PublicJobs, cards: Cards): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/og/job/:id.png',
      access: 'public',
      summary: 'Get the preview picture of an open job’s link',
      params: byId<'job'>(),
      query: querySchema,
      answers: { 200: 'raw', 304: null },
      handler: async ({ params, query, ctx }) => {
        const job = await jobs.one(params.id);
        if (job?.state !== 'open') throw jobNotFound();
        return cards.answer(jobCard(job, query.lang), ctx);
      },
    }),
  ];
}
