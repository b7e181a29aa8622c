import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { PrintPoster } from '#modules/jobs/application/sharing/print-poster.ts';
import { shareLinkQuerySchema } from '#contract/jobs/sharing/share-link.ts';

export function posterRoutes(printPoster: PrintPoster): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/jobs/:id/poster.pdf',
      access: 'any',
      summary: 'Get a poster of an open job in English and Spanish, with a QR code of the share link',
      params: byId<'job'>(),
      query: shareLinkQuerySchema,
      answers: { 200: 'raw' },
      limit: 'print',
      handler: async ({ params, query, caller }) => {
        const bytes = await printPoster.run(params.id, caller?.id ?? null, query.ref);
        return {
          status: 200,
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Disposition': 'inline; filename="crewvine-job-poster.pdf"',
          },
          body: Buffer.from(bytes),
        };
      },
    }),
  ];
}
