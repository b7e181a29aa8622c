import { setTimeout as sleep } from 'node:timers/promises';
import { advanceClockRequestSchema, clockSchema } from '#contract/http/dev-tools.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { QUEUE_WATCH } from '#platform/tokens.ts';
import type { Application } from '../container.ts';

/** Tools of a development installation (rules.md#development-tools); never mounted in production. */
export function developmentRoutes(application: Application): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/dev/clock',
      access: 'public',
      summary: 'Get the time of the application clock',
      answers: { 200: clockSchema },
      handler: async () => ({ status: 200, body: { now: application.clock.now().toISOString() } }),
    }),
    route({
      method: 'post',
      path: '/api/dev/clock',
      access: 'public',
      summary: 'Advance the application clock and run everything that becomes due',
      body: advanceClockRequestSchema,
      answers: { 200: clockSchema },
      handler: async ({ body }) => {
        const now = await application.clock.advance(body.advanceHours);
        await application.worker.runDueWork();
        await deliverAll(application);
        return { status: 200, body: { now: now.toISOString() } };
      },
    }),
  ];
}

/** The longest wait for other workers, in ms: the work of a dead process never ends. */
const PATIENCE_MS = 5000;

/** Work for an unavailable service is retried later; the call itself succeeds. */
function unlessAway(error: unknown): void {
  if (!(error instanceof Unavailable)) throw error;
}

/** Also waits for work that other workers have started in any process, and for its consequences. */
async function deliverAll(application: Application): Promise<void> {
  const watch = application.get(QUEUE_WATCH);
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    await application.worker.deliverWaiting().catch(unlessAway);
    const { waiting, active } = await watch.depth([]);
    if (waiting + active === 0 || performance.now() > until) return;
    await sleep(20);
  }
}
