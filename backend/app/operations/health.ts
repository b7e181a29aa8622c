import { z } from 'zod';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { DatabaseWatch } from '#platform/persistence/connection/database-watch.ts';

const state = z.object({ status: z.string() });

/** Whether this process accepts new work. A draining one reports it to the load balancer before it stops. */
export class Readiness {
  private readonly database: DatabaseWatch;
  draining = false;

  constructor(database: DatabaseWatch) {
    this.database = database;
  }

  async isReady(): Promise<boolean> {
    if (this.draining) return false;
    return this.database.takesWrites();
  }
}

export function healthRoutes(readiness: Readiness): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/healthz',
      access: 'provider',
      summary: 'Check that the process is up',
      answers: { 200: state },
      handler: async () => ({ status: 200, body: { status: 'up' } }),
    }),
    route({
      method: 'get',
      path: '/readyz',
      access: 'provider',
      summary:
        'Check that the process accepts requests: the database accepts writes, migrations are done, and it is not draining',
      answers: { 200: state, 503: state },
      handler: async () => {
        const ready = await readiness.isReady();
        return { status: ready ? 200 : 503, body: { status: ready ? 'ready' : 'not ready' } };
      },
    }),
  ];
}
