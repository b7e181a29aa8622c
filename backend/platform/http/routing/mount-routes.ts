import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';
import { readJsonBody } from './body.ts';
import { callOrigin } from '../call-origin.ts';
import { HttpError, unauthorized } from '../errors.ts';
import { EncodedText, sendEncoded } from '../encoded-text.ts';
import { ResponseCache } from '../response-cache.ts';
import { holdWhileSent } from '../limits/held-bytes.ts';
import { addressKey } from '../limits/address-key.ts';
import type { IdempotentCalls } from '../limits/idempotency.ts';
import type { LimitName, RateLimits } from '../limits/rate-limits.ts';
import type { Answer } from './answer.ts';
import { firstPiece } from './first-piece.ts';
import { JsonText } from './json-text.ts';
import { parseParams, strip } from './promised.ts';
import type { Caller, Route } from './route.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { callerOf, openSession } from '../sessions/sessions.ts';

export interface MountOptions {
  readonly session: Middleware;
  readonly limits: RateLimits;
  readonly idempotentCalls: IdempotentCalls;
  /** Where it stands when someone last proved who they are. */
  readonly proofs: Pick<SessionStore, 'isProved'>;
  /** Admins do nothing before they have a second factor. */
  readonly adminsNeedSecondFactor: boolean;
}

const ROUTER = { sensitive: true, strict: false };
const WITHOUT_SESSION: ReadonlySet<Route['access']> = new Set(['public', 'token', 'provider']);

/** Every route behind its guard, in this order: limits, who, shape, then the handler. */
export function mountRoutes(routes: readonly Route[], options: MountOptions): Middleware {
  const families = new Map<string, Router>();
  const hotAnswers = new ResponseCache();
  const countVisitor = (ctx: Context): Promise<void> =>
    options.limits.use('signedOutCalls', addressKey(ctx.ip));
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

const FAMILY = /^\/api\/[^/]*|^\/[^/]*/;

/** The first two parts of the path of a call, the first one of any other. */
function familyOf(path: string): string {
  return FAMILY.exec(path)?.[0] ?? '';
}

function inOrder(routes: readonly Route[]): readonly Route[] {
  return [...routes.filter(({ cached }) => cached), ...routes.filter(({ cached }) => !cached)];
}

async function serve(route: Route, ctx: Context, options: MountOptions): Promise<void> {
  ctx.state['route'] = route.path;
  const known = WITHOUT_SESSION.has(route.access) ? null : callerOf(ctx);
  const caller = known && admitted(route, known, options);
  if (caller) ctx.state['userId'] = caller.id;
  await countCall(route, ctx, caller, options.limits);
  refuseOthers(route, caller);
  const key = route.idempotent && caller ? ctx.get('Idempotency-Key') : '';
  const isUnproved = async () => caller !== null && !(await options.proofs.isProved(caller.sessionId));
  const mustProve = route.stepUp && (await isUnproved());
  // Whoever has a key may only want the answer that is kept, which shows nothing that is asked for again.
  if (mustProve && !key) throw stepUpRequired();
  const params = parseParams(route, ctx['params']);
  const query = route.query ? route.query.parse({ ...ctx.query }) : undefined;
  const body = await parseBody(route, ctx, caller);
  await countFurtherUses(route, body, caller?.id ?? addressKey(ctx.ip), options.limits);
  const mustBeProved = async () => {
    if (await isUnproved()) throw stepUpRequired();
  };
  const from = { address: ctx.ip, userAgent: ctx.get('User-Agent') };
  const call = { params, query, body, caller, ...from, mustBeProved, ctx };
  const run = async (): Promise<Answer> => {
    if (mustProve) throw stepUpRequired();
    return callOrigin.run(from, () => route.handler(call));
  };
  const answer =
    key && caller
      ? await options.idempotentCalls.once(
          { userId: caller.id, key, call: `${ctx.method} ${ctx.path}`, body },
          async () => strip(route, await run()),
        )
      : strip(route, await run());
  await send(route, ctx, answer, caller);
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
  if (route.limit) await limits.use(route.limit as LimitName, caller?.id ?? addressKey(ctx.ip));
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

/**
 * An admin without the second factor that the settings ask for is nobody, until they have set it up.
 * @throws HttpError 403 where a call needs somebody
 */
function admitted(route: Route, caller: Caller, { adminsNeedSecondFactor }: MountOptions): Caller | null {
  const isHeld = adminsNeedSecondFactor && caller.userType === 'admin' && !caller.hasSecondFactor;
  if (!isHeld || route.beforeSecondFactor) return caller;
  if (route.access === 'any') return null;
  throw new HttpError(403, 'identity.second_factor_required', 'Set up a second step to sign in first');
}

function stepUpRequired(): HttpError {
  return new HttpError(403, 'identity.step_up_required', "Please confirm it's you");
}

function refuseOthers({ access }: Route, caller: Caller | null): void {
  if (access === 'public' || access === 'any' || access === 'token' || access === 'provider') return;
  if (!caller) throw unauthorized();
  if (access !== 'authenticated' && caller.userType !== access) {
    throw new HttpError(403, 'identity.wrong_user_type', "Your account can't do this");
  }
}

/** Also where the call takes none: what comes along all the same is held to the rules of size and shape. */
async function parseBody(route: Route, ctx: Context, caller: Caller | null): Promise<unknown> {
  if (route.method === 'get' || route.rawBody) return undefined;
  const given = await readJsonBody(ctx);
  if (caller === null && route.signedOut && !route.signedOut(given)) throw unauthorized();
  return route.body?.parse(given);
}

async function send(route: Route, ctx: Context, answer: Answer, caller: Caller | null): Promise<void> {
  const isPublic = route.cacheable && caller === null;
  if (answer.body instanceof Readable && !route.endless) await firstPiece(answer.body);
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
  if (Buffer.isBuffer(answer.body)) holdWhileSent(ctx, answer.body);
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
