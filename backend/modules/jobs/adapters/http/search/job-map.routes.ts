import { route, type Route } from '#platform/http/routing/route.ts';
import type { MapBox, MapJobs } from '#modules/jobs/application/search/map-jobs.ts';
import { jobMapQuerySchema, jobMapSchema } from '#contract/jobs/search/job-map.ts';

/** Where the jobs of a search are (rules.md#job-map). */
export function jobMapRoutes(mapJobs: MapJobs): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/job-map',
      access: 'any',
      summary: 'Count active jobs by place, everywhere or in a part of the map',
      query: jobMapQuerySchema,
      answers: { 200: jobMapSchema },
      cacheable: true,
      cached: true,
      handler: async ({ query: { south, west, north, east, ...asked } }) => {
        const { jobs, isNewestOnly, clusters } = await mapJobs.run(
          asked,
          boxOf({ south, west, north, east }),
        );
        return { status: 200, body: { jobs, isNewestOnly, clusters: [...clusters] } };
      },
    }),
  ];
}

function boxOf({ south, west, north, east }: Record<keyof MapBox, number | null>): MapBox | null {
  if (south === null || west === null || north === null || east === null) return null;
  return { south, west, north, east };
}
