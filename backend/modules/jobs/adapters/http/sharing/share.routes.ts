import { shareJobRequestSchema } from '#contract/jobs/sharing/share-job.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { ShareJob } from '#modules/jobs/application/sharing/share-job.ts';

/** Passing a job on. */
export function shareRoutes(shareJob: ShareJob): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/jobs/:id/share',
      access: 'any',
      summary: 'Record that a job was shared; earns points if signed in',
      params: byId<'job'>(),
      body: shareJobRequestSchema,
      answers: { 204: null },
      handler: async ({ params, body, caller }) => {
        await shareJob.run(params.id, caller?.id ?? null, body.channel);
        return { status: 204 };
      },
    }),
  ];
}
