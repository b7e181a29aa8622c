import { advanceClockRequestSchema, clockSchema } from '#contract/http/dev-tools.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { Application } from '../container.ts';

/** Tools of a development installation (rules.md#development-tools); never mounted in production. */
export function developmentRoutes(application: Application): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/dev/clock',
      access: 'public',
      summary: 'Moves the application clock on and runs what falls due',
      body: advanceClockRequestSchema,
      answers: { 200: clockSchema },
      handler: async ({ body }) => {
        const now = await application.clock.advance(body.advanceHours);
        await application.worker.runDueWork();
        await application.worker.deliverWaiting();
        return { status: 200, body: { now: now.toISOString() } };
      },
    }),
  ];
}
