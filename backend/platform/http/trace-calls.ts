import type { Middleware } from 'koa';
import type { Tracing } from '../tracing/tracing.ts';

/**
 * Each call is a step. A call from our own proxy continues the proxy's trace; strangers cannot name a trace.
 */
export function traceCalls(tracing: Tracing, isBehindProxy: boolean): Middleware {
  return (ctx, next) => {
    const given = isBehindProxy ? ctx.get('traceparent') : '';
    const causedBy = given === '' ? undefined : given;
    return tracing.step({ name: ctx.method, role: 'server', causedBy }, async (step) => {
      await next();
      const route: string = ctx.state['route'] ?? 'other';
      step.rename(`${ctx.method} ${route}`);
      step.note({
        'http.request.method': ctx.method,
        'http.route': route,
        'http.response.status_code': ctx.status,
      });
      if (ctx.status >= 500) step.fail();
    });
  };
}
