import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { AnsweredRequest } from '../metrics/metrics.ts';
import { loggedAddress, type LoggedAddresses } from './logged-address.ts';

const USABLE_ID = /^[\w-]{8,64}$/;

interface RequestLogOptions {
  readonly log: Logger;
  readonly isBehindProxy: boolean;
  readonly addresses: LoggedAddresses;
  readonly traceId: () => string | undefined;
  /** Counts the answer. */
  readonly answered?: ((request: AnsweredRequest) => void) | undefined;
}

/**
 * Logs one line per answer, with the route's pattern instead of the address, so that secret links never reach
 * the log. Accepts an ID only from our own proxy: it appears in the audit log, where strangers must not write
 * (rules.md#request-ids).
 */
export function requestLog(options: RequestLogOptions): Middleware {
  const { log, isBehindProxy, addresses, answered } = options;
  return async (ctx, next) => {
    const given = isBehindProxy ? ctx.get('X-Request-Id') : '';
    const requestId = USABLE_ID.test(given) ? given : randomUUID();
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { method, status } = ctx;
    const route: string = ctx.state['route'] ?? 'other';
    answered?.({ method, route, status, ms });
    const address = loggedAddress(ctx.ip, addresses);
    const userId: unknown = ctx.state['userId'];
    const traceId = options.traceId();
    log.info({ requestId, traceId, method, route, status, ms: Math.round(ms), address, userId }, 'request');
  };
}
