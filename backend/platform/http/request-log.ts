import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

const USABLE_ID = /^[\w-]{8,64}$/;

/** One line an answer, with the route's pattern instead of the address: links with tokens never reach the log. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    const requestId = USABLE_ID.test(given) ? given : randomUUID();
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    const started = performance.now();
    await next();
    log.info(
      {
        requestId,
        method: ctx.method,
        route: ctx.state['route'] ?? 'other',
        status: ctx.status,
        ms: Math.round(performance.now() - started),
        userId: ctx.state['userId'],
      },
      'request',
    );
  };
}
