import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';
import { z } from 'zod';
import { readJsonBody } from './body.ts';
import { HttpError, unauthorized } from '../errors.ts';
import { ResponseCache } from '../response-cache.ts';
import type { IdempotentCalls } from '../limits/idempotency.ts';
import type { LimitName, RateLimits } from '../limits/rate-limits.ts';
import type { Answer } from './answer.ts';
import { JsonText } from './json-text.ts';
import type { Caller, Route } from './route.ts';
import { callerOf, openSession } from '../sessions/sessions.ts';

export interface MountOptions {
  readonly session: Middleware;
  readonly limits: RateLimits;
  readonly idempotentCalls: IdempotentCalls;
}

const ROUTER = { sensitive: true, strict: false };
const WITHOUT_SESSION: ReadonlySet<Route['access']> = new Set(['public', 'token', 'provider']);

/** Every route behind its guard, in this order: limits, who, shape, then the handler. */
export function mountRoutes(routes: readonly Route[], options: MountOptions): Middleware {
  const families = new Map<string, Router>();
  const hotAnswers = new ResponseCache();
  const countVisitor = (ctx: Context): Promise<void> => options.limits.use('signedOutCalls', ctx.ip);
  for (const route of inOrder(routes)) {
    const hot = route.cached ? [hotAnswers.middleware(route, countVisitor)] : [];
    const opening = route.opensSession ? [openSession] : [];
    const guard = WITHOUT_SESSION.has(route.access) ? [] : [...opening, options.session];
    const answer: Middleware = async (ctx) => {
      if (route.endless && ctx.method === 'HEAD') refuseHead();
      await serve(route, ctx, options);
      if (route.method !== 'get') hotAnswers.forget();
    };
    routerOf(route, families).register(route.path, [route.method], [...hot, ...guard, answer]);
  }
  return byFamily(families);
}

/** The calls that other sites' pages may make. @throws where one of them would read a session */
export function crossSiteCalls(routes: readonly Route[]): (ctx: Context) => boolean {
  const open = routes.filter(({ crossSite }) => crossSite);
  for (const { path, access } of open) {
    if (!WITHOUT_SESSION.has(access)) throw new Error(`${path} reads a session: no other site may call it`);
  }
  const calls = open.map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (ctx) => calls.some(({ method, path }) => method === ctx.method && path.test(ctx.path));
}

function routerOf({ path }: Route, families: Map<string, Router>): Router {
  const family = familyOf(path);
  if (family.includes(':')) throw new Error(`${path} names no family of paths`);
  const router = families.get(family) ?? new Router(ROUTER);
  families.set(family, router);
  return router;
}

/**
 * A router tries its routes one after the other, so each family of paths (`/api/jobs`) has one of its own, in which what
 * is asked for most stands first.
 */
function byFamily(families: ReadonlyMap<string, Router>): Middleware {
  const answers = new Map([...families].map(([family, router]) => [family, router.routes()] as const));
  const refusing = (ctx: Context, next: Next): Promise<unknown> => {
    refuseOtherMethods(ctx);
    return next();
  };
  return (ctx, next) => {
    // The router's own type of a middleware knows more of the context than Koa's.
    const answer = answers.get(familyOf(ctx.path)) as Middleware | undefined;
    return answer ? answer(ctx, () => refusing(ctx, next)) : next();
  };
}

/** Where the path is known and the method is not: the router leaves behind what it has matched. */
function refuseOtherMethods(ctx: Context): void {
  const matched: readonly { readonly methods: readonly string[] }[] = ctx['matched'] ?? [];
  const allowed = new Set(matched.flatMap(({ methods }) => methods));
  // A path that has a GET has a HEAD, which nobody needs to be told.
  allowed.delete('HEAD');
  if (allowed.size === 0) return;
  throw new HttpError(405, 'http.method_not_allowed', 'Method not allowed', {
    Allow: [...allowed].join(', '),
  });
}

/** The head alone of what never ends says nothing, and would leave it open. */
function refuseHead(): never {
  throw new HttpError(405, 'http.method_not_allowed', 'Method not allowed', { Allow: 'GET' });
}

const FAMILY = /^\/[^/]*\/?[^/]*/;

/** The first two parts of a path. */
function familyOf(path: string): string {
  return FAMILY.exec(path)?.[0] ?? '';
}

function inOrder(routes: readonly Route[]): readonly Route[] {
  return [...routes.filter(({ cached }) => cached), ...routes.filter(({ cached }) => !cached)];
}

async function serve(route: Route, ctx: Context, options: MountOptions): Promise<void> {
  ctx.state['route'] = route.path;
  const caller = WITHOUT_SESSION.has(route.access) ? null : callerOf(ctx);
  if (caller) ctx.state['userId'] = caller.id;
  await countCall(route, ctx, caller, options.limits);
  refuseOthers(route, caller);
  const params = parseParams(route, ctx);
  const query = route.query ? route.query.parse({ ...ctx.query }) : undefined;
  const body = await parseBody(route, ctx);
  await countFurtherUses(route, body, caller?.id ?? ctx.ip, options.limits);
  const call = { params, query, body, caller, address: ctx.ip, userAgent: ctx.get('User-Agent'), ctx };
  const run = (): Promise<Answer> => route.handler(call);
  const key = ctx.get('Idempotency-Key');
  const answer =
    route.idempotent && key && caller
      ? await options.idempotentCalls.once(
          { userId: caller.id, key, call: `${ctx.method} ${ctx.path}`, body },
          async () => strip(route, await run()),
        )
      : strip(route, await run());
  send(route, ctx, answer, caller);
}

async function countCall(
  route: Route,
  ctx: Context,
  caller: Caller | null,
  limits: RateLimits,
): Promise<void> {
  if (route.access === 'provider') return;
  if (caller) await limits.use('signedInCalls', caller.id);
  else await limits.use('signedOutCalls', ctx.ip);
  if (route.access === 'token') await limits.use('tokenLink', ctx.ip);
  if (route.limit) await limits.use(route.limit as LimitName, caller?.id ?? ctx.ip);
}

/** The first use was counted before the body was read. */
async function countFurtherUses(
  { limit, uses }: Route,
  body: unknown,
  key: string,
  limits: RateLimits,
): Promise<void> {
  const further = limit && uses ? uses(body) - 1 : 0;
  if (limit && further > 0) await limits.use(limit as LimitName, key, further);
}

function refuseOthers({ access }: Route, caller: Caller | null): void {
  if (access === 'public' || access === 'any' || access === 'token' || access === 'provider') return;
  if (!caller) throw unauthorized();
  if (access !== 'authenticated' && caller.userType !== access) {
    throw new HttpError(403, 'identity.wrong_user_type', "Your account can't do this");
  }
}

/** No row has it. */
const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

/** What is no id goes on as one that nobody has, so that the call says of both in its own words that there is no such thing. */
function parseParams(route: Route, ctx: Context): unknown {
  if (!route.params) return undefined;
  const given: Readonly<Record<string, string>> = ctx['params'];
  const parsed = route.params.safeParse(given);
  if (parsed.success) return parsed.data;
  const malformed = parsed.error.issues.map(({ path }) => [String(path[0]), NOBODYS_ID]);
  const unknown = route.params.safeParse({ ...given, ...Object.fromEntries(malformed) });
  if (!unknown.success) throw new HttpError(404, 'http.not_found', 'Not found');
  return unknown.data;
}

/** Also where the call takes none: what comes along all the same is held to the rules of size and shape. */
async function parseBody(route: Route, ctx: Context): Promise<unknown> {
  if (route.method === 'get' || route.rawBody) return undefined;
  const given = await readJsonBody(ctx);
  return route.body?.parse(given);
}

/** Keeps only what the contract promises: nothing private leaves because a row had one column more. */
function strip(route: Route, answer: Answer): Answer {
  const schema = route.answers[answer.status];
  if (schema === undefined)
    throw new Error(`${route.path} answers ${answer.status}, which its contract does not name`);
  if (schema === null || schema === 'raw' || answer.body instanceof JsonText) return answer;
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) {
    throw new Error(`${route.path} breaks its contract: ${z.prettifyError(parsed.error)}`);
  }
  return { ...answer, body: parsed.data };
}

function send(route: Route, ctx: Context, answer: Answer, caller: Caller | null): void {
  const isPublic = route.cacheable && caller === null;
  ctx.status = answer.status;
  if (!isPublic) ctx.set('Cache-Control', 'private, no-store');
  if (route.access === 'token') ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set(answer.headers ?? {});
  ctx.state['answerHeaders'] = answer.headers;
  if (answer.body === undefined || answer.body === null) {
    if (!ctx.body) ctx.body = null;
    ctx.status = answer.status;
    return;
  }
  if (Buffer.isBuffer(answer.body) || answer.body instanceof Readable) {
    ctx.body = answer.body;
    return;
  }
  const text = answer.body instanceof JsonText ? answer.body.text : JSON.stringify(answer.body);
  if (isPublic) revalidate(ctx, text);
  ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = text;
}

function revalidate(ctx: Context, text: string): void {
  if (!ctx.response.get('ETag'))
    ctx.set('ETag', `W/"${text.length.toString(36)}-${crc32(text).toString(36)}"`);
  ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
  ctx.vary('Cookie');
  if (ctx.get('If-None-Match') && ctx.fresh) ctx.status = 304;
}
