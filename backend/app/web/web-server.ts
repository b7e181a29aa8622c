import { createServer, type Server } from 'node:http';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock.ts';
import { compressAnswers } from '#platform/http/compress-answers.ts';
import { CookieKeys } from '#platform/http/sessions/cookie-keys.ts';
import { InProcessReads } from '#platform/http/routing/in-process-reads.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Replicas } from '#platform/persistence/replicas/replicas.ts';
import { rehearse } from '#platform/persistence/rehearse.ts';
import { refuseCrossSite } from '#platform/http/csrf.ts';
import { errorAnswers, HttpError, invalidInput } from '#platform/http/errors.ts';
import type { IdempotentCalls } from '#platform/http/limits/idempotency.ts';
import { crossSiteCalls, mountRoutes } from '#platform/http/routing/mount-routes.ts';
import { addressKey } from '#platform/http/limits/address-key.ts';
import type { RateLimits } from '#platform/http/limits/rate-limits.ts';
import { readRestOfBody } from '#platform/http/routing/body/rest-of-body.ts';
import { requestLog } from '#platform/http/request-log.ts';
import { traceCalls } from '#platform/http/trace-calls.ts';
import { traceIdOf, type Tracing } from '#platform/tracing/tracing.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Caller, Route } from '#platform/http/routing/route.ts';
import { securityHeaders, type SecurityHeaderOptions } from '#platform/http/security-headers.ts';
import type { SessionStore } from '#platform/http/sessions/session-store.ts';
import { callerOf, sessions } from '#platform/http/sessions/sessions.ts';
import type { PublicPage } from '#platform/pages/public-page.ts';
import type { Settings } from '#platform/settings.ts';
import { PageAnswers } from '../pages/page-answers.ts';
import { NONCE_MARK, PageShell } from '../pages/page-shell.ts';
import { loadRenderer, PageTrees } from '../pages/page-trees.ts';
import { StaticFiles } from './static-files.ts';

export interface WebServerParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly routes: readonly Route[];
  readonly sessionStore: SessionStore;
  readonly limits: RateLimits;
  readonly idempotentCalls: IdempotentCalls;
  readonly unitOfWork: UnitOfWork;
  readonly replicas: Pick<Replicas, 'read'>;
  readonly metrics: Metrics | null;
  readonly tracing: Tracing;
  readonly webRoot: string;
  /** In order of precedence. */
  readonly pages: readonly PublicPage[];
  /**
   * A clock that can be moved by hand: answers carry its time, which countdowns on screens use. Null means
   * real time.
   */
  readonly movedClock: Clock | null;
}

/** The Koa application: log, errors, headers, cross-site check, routes, then the web client's files. */
export function webApplication(parts: WebServerParts): Koa {
  const { settings, log, routes } = parts;
  const app = new Koa({ proxy: settings.trustProxy > 0, maxIpsCount: settings.trustProxy });
  app.keys = new CookieKeys(settings.sessionKeys);
  app.silent = true;
  const secure = settings.publicUrl.startsWith('https:');
  const security = { stripe: settings.stripe !== null, secure };
  const session = sessions(app, parts.sessionStore, secure);
  const router = mountRoutes(routes, {
    session,
    limits: parts.limits,
    idempotentCalls: parts.idempotentCalls,
    replicas: parts.replicas,
    rehearse: (work) => rehearse(parts.unitOfWork, work),
    proofs: parts.sessionStore,
    adminsNeedSecondFactor: settings.adminMfa,
  });

  app.use(readRestOfBody());
  app.use(traceCalls(parts.tracing, settings.trustProxy > 0));
  app.use(
    requestLog({
      log,
      traceId: () => traceIdOf(parts.tracing.current()),
      isBehindProxy: settings.trustProxy > 0,
      addresses: settings.logAddresses,
      answered: parts.metrics ? (request) => parts.metrics?.answered(request) : undefined,
    }),
  );
  app.use(compressAnswers());
  app.use(errorAnswers(log));
  app.use(securityHeaders(security));
  if (parts.movedClock) app.use(movedDate(parts.movedClock));
  app.use(refuseUnreadable);
  app.use(refuseCrossSite(new URL(settings.publicUrl).origin, crossSiteCalls(routes)));
  app.use(router);
  app.use(webClient(parts, security, session));
  app.use(() => {
    throw new HttpError(404, 'http.not_found', 'Not found');
  });
  return app;
}

function webClient(
  { settings, log, pages, routes, webRoot, limits, replicas, movedClock }: WebServerParts,
  security: SecurityHeaderOptions,
  session: Koa.Middleware,
): Koa.Middleware {
  const { publicUrl, prelaunch, devTools, adminMfa } = settings;
  const trees = new PageTrees({
    load: () => loadRenderer(webRoot),
    reads: new InProcessReads(routes, adminMfa),
    publicUrl,
    isPrelaunch: prelaunch,
    nonceMark: NONCE_MARK,
    now: () => movedClock?.now().getTime() ?? Date.now(),
    log,
  });
  const countLink = async ({ ip }: Koa.Context): Promise<void> => {
    await limits.use('signedOutCalls', addressKey(ip));
    await limits.use('tokenLink', addressKey(ip));
  };
  const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, 'a page goes out without its reader');
      return null;
    }
  };
  const loadSession = async (ctx: Koa.Context): Promise<void> => {
    await orNull(() => session(ctx, async () => undefined));
  };
  const readerOf = (ctx: Koa.Context): Promise<Caller | null> =>
    orNull(async () => {
      const caller = callerOf(ctx);
      return caller !== null && (await limits.take('renderedPage', caller.id)) ? caller : null;
    });
  const read: Replicas['read'] = (work) => replicas.read(work);
  const needs = {
    pages,
    publicUrl,
    log,
    nonceMark: NONCE_MARK,
    trees,
    countLink,
    loadSession,
    readerOf,
    read,
  };
  const answers = new PageAnswers(needs);
  return new StaticFiles(
    webRoot,
    new PageShell(webRoot, { ...security, prelaunch, devTools }, answers),
  ).middleware();
}

/** Rejects addresses that cannot be decoded, before any later step tries. */
const refuseUnreadable: Koa.Middleware = (ctx, next) => {
  if (/%00|\0/.test(ctx.url)) throw invalidInput('', 'The address holds a NUL character');
  try {
    decodeURIComponent(ctx.path);
  } catch {
    throw invalidInput('', "The address isn't well encoded");
  }
  return next();
};

/**
 * `Date` stays real time: browsers expire cookies by it, and would drop a session after the clock moves
 * forward.
 */
function movedDate(clock: Clock): Koa.Middleware {
  return (ctx, next) => {
    ctx.set('X-Moved-Date', clock.now().toUTCString());
    return next();
  };
}

/**
 * Listens with limits for slow headers and bodies. While the process drains, each answer closes its
 * connection, so that a load balancer's next call goes to another process.
 */
export async function listen(
  app: Koa,
  settings: Pick<Settings, 'host' | 'port'>,
  isDraining: () => boolean = () => false,
): Promise<Server> {
  const answer = app.callback();
  const server = createServer((request, response) => {
    if (isDraining()) response.setHeader('Connection', 'close');
    void answer(request, response);
  });
  server.headersTimeout = 15_000;
  // A ten-megabyte photo takes a while to upload from a building site.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  return server;
}
