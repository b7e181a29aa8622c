import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { boostJobRequestSchema, jobPostPaymentSchema } from '#contract/jobs/posting/paid-post.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { BoostJob } from '#modules/jobs/application/posting/boost-job.ts';

/** First in the lists for a while (rules.md#featured-first). */
export function boostRoutes(boost: BoostJob): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/jobs/:id/boost',
      access: 'employer',
      summary:
        'Feature a job at the top of the lists: with a boost, or with one of the plan’s featured posts if no boost is named',
      params: z.object({ id: uuid }),
      body: boostJobRequestSchema,
      answers: { 200: jobPostPaymentSchema },
      idempotent: true,
      limit: 'submission',
      handler: async (call) => {
        const { id } = call.params;
        const payment = await boost.run(asId(id), signedIn(call).id, call.body);
        return { status: 200, body: { ...payment, jobId: id } };
      },
    }),
  ];
}
