import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';
import { readJsonBody } from './body/body.ts';
import { callOrigin } from '../call-origin.ts';
import { isLook } from '../robots.ts';
import { HttpError, unauthorized } from '../errors.ts';
import { EncodedText, sendEncoded } from '../encoded-text.ts';
import { ResponseCache } from '../response-cache.ts';
import { abortUnread, holdWhileSent } from '../limits/held-bytes.ts';
import { addressKey } from '../limits/address-key.ts';
import type { IdempotentCalls } from '../limits/idempotency.ts';
import { limitKey, type LimitName, type RateLimits } from '../limits/rate-limits.ts';
import type { Answer } from './answer.ts';
import { firstPiece } from './answers/first-piece.ts';
import { JsonText } from './answers/json-text.ts';
import { admitted, refuseOthers, stepUpRequired, WITHOUT_SESSION } from './admission.ts';
import { parseParams, strip } from './promised.ts';
import type { Caller, Route } from './route.ts';
import type { Replicas } from '../../persistence/replicas/replicas.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { callerOf, hasSessionCookie, openSession } from '../sessions/sessions.ts';

export interface MountOptions {
  readonly session: Middleware;
  readonly limits: RateLimits;
  readonly idempotentCalls: IdempotentCalls;
  /** Stores when each person last confirmed their identity. */
  readonly proofs: Pick<SessionStore, 'isProved'>;
  readonly adminsNeedSecondFactor: boolean;
  /** Runs work whose reads may be a second old. */
  readonly replicas: Pick<Replicas, 'read'>;
  /** Rolls back the writes of the work. */
  readonly rehearse: (work: () => Promise<Answer>) => Promise<Answer>;
}

const ROUTER = { sensitive: true, strict: false };
function readsSession({ access, looksForCaller }: Route): boolean {
  return looksForCaller === true || !WITHOUT_SESSION.has(access);
}

/** Mounts every route behind its checks, in this order: limits, authorization, input, then the handler. */
export function mountRoutes(routes: readonly Route[], options: MountOptions): Middleware {
  const families = new Map<string, Router>();
  const responseCache = new ResponseCache();
  const countVisitor = (ctx: Context): Promise<void> =>
    options.limits.use('signedOutCalls', addressKey(ctx.ip));
  for (const route of inOrder(routes)) {
    refuseCountingTwice(route);
    const cached = route.cached ? [responseCache.middleware(route, countVisitor)] : [];
    const opening = route.opensSession ? [openSession] : [];
    const guard = readsSession(route) ? [...opening, options.session] : [];
    const answer: Middleware = async (ctx) => {
      if (!isAnsweredToLook(route) && isLook(ctx)) refuseLook();
      await serve(route, ctx, options);
      if (route.method !== 'get') responseCache.forget();
    };
    routerOf(route, families).register(route.path, [route.method], [...cached, ...guard, answer]);
  }
  return byFamily(families);
}

/** @throws if a limit would count each call twice: every link already has this one */
function refuseCountingTwice({ access, limit, path }: Route): void {
  if (access === 'token' && limit === 'tokenLink') throw new Error(`${path} is limited as a link already`);
}

/** The calls that other sites' pages may make; throws if one of them would read a session. */
export function crossSiteCalls(routes: readonly Route[]): (ctx: Context) => boolean {
  const open = routes.filter(({ crossSite }) => crossSite);
  for (const one of open)
    if (readsSession(one)) throw new Error(`${one.path} reads a session: no other site may call it`);
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
 * A router tries its routes one after the other. So each family of paths (`/api/jobs`) has its own router,
 * with the most frequent routes first.
 */
function byFamily(families: ReadonlyMap<string, Router>): Middleware {
  const answers = new Map([...families].map(([family, router]) => [family, router.routes()] as const));
  const refusing = (ctx: Context, next: Next): Promise<unknown> => {
    refuseOtherMethods(ctx);
    return next();
  };
  return (ctx, next) => {
    // The router's own middleware type has a more specific context than Koa's.
    const answer = answers.get(familyOf(ctx.path)) as Middleware | undefined;
    return answer ? answer(ctx, () => refusing(ctx, next)) : next();
  };
}

/** Rejects an unknown method of a known path: the router leaves its matches in the context. */
function refuseOtherMethods(ctx: Context): void {
  const matched: readonly { readonly methods: readonly string[] }[] = ctx['matched'] ?? [];
  const allowed = new Set(matched.flatMap(({ methods }) => methods));
  // A path with GET also has HEAD, which is not worth listing.
  allowed.delete('HEAD');
  if (allowed.size === 0) return;
  throw new HttpError(405, 'http.method_not_allowed', 'Method not allowed', {
    Allow: [...allowed].join(', '),
  });
}

/** A HEAD of an endless response would stay open. Only a person who opens the page signs in or out. */
function isAnsweredToLook({ endless, opensSession, endsSession }: Route): boolean {
  return !endless && !opensSession && !endsSession;
}

function refuseLook(): never {
  throw new HttpError(405, 'http.method_not_allowed', 'Method not allowed', { Allow: 'GET' });
}

const FAMILY = /^\/api\/[^/]*|^\/[^/]*/;

/** The first two segments of an API path, the first one of any other path. */
function familyOf(path: string): string {
  return FAMILY.exec(path)?.[0] ?? '';
}

function inOrder(routes: readonly Route[]): readonly Route[] {
  return [...routes.filter(({ cached }) => cached), ...routes.filter(({ cached }) => !cached)];
}

async function serve(route: Route, ctx: Context, options: MountOptions): Promise<void> {
  ctx.state['route'] = route.path;
  const known = WITHOUT_SESSION.has(route.access) ? null : callerOf(ctx);
  const caller = known && admitted(route, known, options.adminsNeedSecondFactor);
  if (caller) ctx.state['userId'] = caller.id;
  await countCall(route, ctx, caller, options.limits);
  const { answer } = await limited(route, ctx, caller, options, 1, () =>
    answerCall(route, ctx, caller, options),
  );
  await send(route, ctx, answer, caller);
}

/** An answer, and whether this call created it: a stored answer creates nothing. */
interface Made {
  readonly answer: Answer;
  readonly isNew: boolean;
}

async function answerCall(
  route: Route,
  ctx: Context,
  caller: Caller | null,
  options: MountOptions,
): Promise<Made> {
  refuseOthers(route, caller);
  const key = route.idempotent && caller ? ctx.get('Idempotency-Key') : '';
  const isUnproved = async () => caller !== null && !(await options.proofs.isProved(caller.sessionId));
  const mustProve = route.stepUp && (await isUnproved());
  // With a key, the caller may only need the stored answer, which needs no new confirmation.
  if (mustProve && !key) throw stepUpRequired();
  const params = parseParams(route, ctx['params']);
  const query = route.query ? route.query.parse({ ...ctx.query }) : undefined;
  const body = await parseBody(route, ctx, caller);
  const mustBeProved = async () => {
    if (await isUnproved()) throw stepUpRequired();
  };
  const from = { address: ctx.ip, userAgent: ctx.get('User-Agent') };
  const signedIn = route.looksForCaller ? callerOf(ctx) : caller;
  const origin = { ...from, userId: signedIn?.id ?? null };
  const looks = route.method === 'get' && isLook(ctx);
  const call = { params, query, body, caller, ...from, isLook: looks, mustBeProved, ctx };
  let isNew = false;
  const run = async (): Promise<Answer> => {
    if (mustProve) throw stepUpRequired();
    isNew = true;
    const handled = () => callOrigin.run(origin, () => route.handler(call));
    const isVisitors = route.cacheable && !hasSessionCookie(ctx);
    const handle = isVisitors ? () => options.replicas.read(handled) : handled;
    return strip(route, await (looks && route.records ? options.rehearse(handle) : handle()));
  };
  // The first use was counted before the body was read.
  const further = (route.uses?.(body) ?? 1) - 1;
  return limited(route, ctx, caller, options, further, async () => {
    const answer =
      key && caller
        ? await options.idempotentCalls.once(
            { userId: caller.id, key, call: `${ctx.method} ${ctx.path}`, body },
            run,
          )
        : await run();
    return { answer, isNew };
  });
}

async function countCall(
  route: Route,
  ctx: Context,
  caller: Caller | null,
  limits: RateLimits,
): Promise<void> {
  if (route.access === 'provider') return;
  if (caller) await limits.use('signedInCalls', caller.id);
  else await limits.use('signedOutCalls', addressKey(ctx.ip));
  if (route.access === 'token') await limits.use('tokenLink', addressKey(ctx.ip));
}

/** Applies the limit that the route names. */
function limited(
  route: Route,
  ctx: Context,
  caller: Caller | null,
  { limits }: MountOptions,
  uses: number,
  run: () => Promise<Made>,
): Promise<Made> {
  if (!route.limit) return run();
  const isCreated = ({ answer, isNew }: Made) => isNew && answer.status < 400;
  const name = route.limit as LimitName;
  return limits.count(name, limitKey(name, caller?.id ?? null, ctx.ip), run, { uses, isCreated });
}

/** Parses even if the call takes no body, so that an unexpected one still obeys the limits. */
async function parseBody(route: Route, ctx: Context, caller: Caller | null): Promise<unknown> {
  if (route.method === 'get' || route.rawBody) return undefined;
  const given = await readJsonBody(ctx);
  if (caller === null && route.signedOut && !route.signedOut(given)) throw unauthorized();
  return route.body?.parse(given);
}

async function send(route: Route, ctx: Context, answer: Answer, caller: Caller | null): Promise<void> {
  const isPublic = route.cacheable && caller === null;
  if (answer.body instanceof Readable && !route.endless && ctx.method !== 'HEAD')
    await firstPiece(answer.body);
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
  if (ctx.method === 'HEAD' && answer.body instanceof Readable) {
    answer.body.destroy();
    return;
  }
  if (Buffer.isBuffer(answer.body)) holdWhileSent(ctx, answer.body);
  if (answer.body instanceof Readable && !route.endless) abortUnread(ctx);
  if (Buffer.isBuffer(answer.body) || answer.body instanceof Readable) {
    ctx.body = answer.body;
    return;
  }
  const isText = answer.body instanceof JsonText || answer.body instanceof EncodedText;
  const text = isText ? answer.body.text : JSON.stringify(answer.body);
  if (isPublic) revalidate(ctx, text);
  if (!ctx.response.get('Content-Type')) ctx.set('Content-Type', 'application/json; charset=utf-8');
  if (answer.body instanceof EncodedText) await sendEncoded(ctx, answer.body);
  else ctx.body = text;
}

function revalidate(ctx: Context, text: string): void {
  if (!ctx.response.get('ETag'))
    ctx.set('ETag', `W/"${text.length.toString(36)}-${crc32(text).toString(36)}"`);
  ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
  ctx.vary('Cookie');
  if (ctx.get('If-None-Match') && ctx.fresh) ctx.status = 304;
}
