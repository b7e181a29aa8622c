import { z } from 'zod';
import { listQuerySchema, uuid } from '#contract/http/index.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { QueueWatch } from '../../application/ports.ts';
import type { ReadStats } from '../../application/read-stats.ts';
import type { RetryFailedTask } from '../../application/retry-failed-task.ts';
import { adminStatsSchema, failedJobSchema } from '../../contract/index.ts';

/** Figures of the whole product, how it is doing, and the work that it gave up. */
export function systemRoutes(
  stats: ReadStats,
  queue: QueueWatch,
  retryTask: RetryFailedTask,
): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/stats',
      access: 'admin',
      summary: 'Get figures, growth, and health of the product',
      answers: { 200: adminStatsSchema },
      handler: async () => ({ status: 200, body: await stats.run() }),
    }),
    route({
      method: 'get',
      path: '/api/admin/failed-jobs',
      access: 'admin',
      summary: 'List events and jobs that failed on every try, newest first',
      query: listQuerySchema,
      answers: { 200: z.array(failedJobSchema) },
      handler: async (call) => {
        const { limit, cursor } = call.query;
        const jobs = await queue.failedJobs({ limit, after: readCursor(cursor) });
        return pageAnswer(call, jobs, ({ pageAt, id }) => ({ at: pageAt, id }));
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/failed-jobs/:id/retry',
      access: 'admin',
      summary: 'Retry failed work; written to the audit log',
      params: z.object({ id: uuid }),
      answers: { 204: null },
      handler: async (call) => {
        await retryTask.run(signedIn(call).id, call.params.id, requestIdOf(call.ctx));
        return { status: 204 };
      },
    }),
  ];
}
