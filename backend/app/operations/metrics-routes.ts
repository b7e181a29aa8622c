import { unauthorized } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { bringsToken } from '#platform/metrics/metrics-token.ts';

/**
 * The figures on the public port, for installations without a second port. Without the token, a caller learns
 * nothing.
 */
export function metricsRoutes(metrics: Metrics, token: string): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/metrics',
      access: 'provider',
      summary: 'Get metrics for Prometheus',
      answers: { 200: 'raw' },
      handler: async ({ ctx }) => {
        if (!bringsToken(ctx.get('Authorization'), token)) throw unauthorized();
        const body = Buffer.from(await metrics.text());
        return { status: 200, headers: { 'Content-Type': metrics.contentType }, body };
      },
    }),
  ];
}
