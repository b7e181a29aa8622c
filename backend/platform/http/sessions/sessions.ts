import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { createSession } from 'koa-session';
import { asId } from '#kernel/ids.ts';
import { unauthorized } from '../errors.ts';
import type { Caller, UserType } from '../routing/route.ts';
import type { SessionStore, Visitor } from './session-store.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

interface SessionData {
  userId?: string;
  userType?: UserType;
  /** Opened with more than a password. */
  hasSecondFactor?: boolean;
  /** Read when the session begins: it does not count as a proof (rules.md#step-up). */
  isUnproved?: boolean;
  /** The pass of the access gate (rules.md#access-gate). */
  hasPassedGate?: boolean;
  regenerate(): Promise<void>;
  [other: string]: unknown;
}

const NO_SESSION = 'hasNoSession';
const OPENS_SESSION = 'opensSession';
const LOADED_SID = 'loadedSid';
const IS_STORED = 'isStored';
const NEXT_SID = 'nextSid';

/**
 * The session middleware. Mounted only on routes that need it, because each use costs one read. A visitor who
 * only reads and has no cookie costs none.
 */
export function sessions(app: Koa, store: SessionStore, secure: boolean): Middleware {
  const key = secure ? '__Host-crewvine.sid' : 'crewvine.sid';
  const session: Middleware = createSession(
    {
      key,
      maxAge: THIRTY_DAYS_MS,
      renew: true,
      httpOnly: true,
      secure,
      sameSite: 'lax',
      store: trackedStore(store),
      genid: ({ state }: Context) => state[NEXT_SID] ?? newSid(),
    } as never,
    app as never,
  );
  return (ctx, next) => {
    const isOpening = ctx.state[OPENS_SESSION] === true;
    if (isOpening || !['GET', 'HEAD'].includes(ctx.method) || ctx.get('Cookie').includes(key))
      return session(ctx, next);
    ctx.state[NO_SESSION] = true;
    return next();
  };
}

/** A session may have ended; without its cookie no user is signed in. */
export const hasSessionCookie = (ctx: Context): boolean => ctx.get('Cookie').includes('crewvine.sid=');

/**
 * False without a cookie, and if the loaded session is no user's: it holds only the pass of the access gate or
 * a sign-in's first step. An ended session may be a user's, whose browser must find out.
 */
export const maySignIn = (ctx: Context): boolean =>
  hasSessionCookie(ctx) && !(ctx.state[IS_STORED] === true && callerOf(ctx) === null);

/** Runs before the session middleware, on a GET that signs someone in. */
export const openSession: Middleware = (ctx, next) => {
  ctx.state[OPENS_SESSION] = true;
  return next();
};

/** The store in the format of koa-session; the request remembers the session it began with. */
function trackedStore(store: SessionStore) {
  return {
    get: async (sid: string, _maxAge: unknown, { ctx }: { ctx: Context }) => {
      ctx.state[LOADED_SID] = sid;
      const session = await store.get(sid, visitorOf(ctx));
      ctx.state[IS_STORED] = session !== null;
      return session;
    },
    set: async (sid: string, session: object, maxAge: number, { ctx }: { ctx: Context }) => {
      if (ctx.state[LOADED_SID] === sid) return store.update(sid, session, maxAge);
      ctx.state[LOADED_SID] = sid;
      return store.begin(sid, session, maxAge, visitorOf(ctx));
    },
    destroy: async (sid: string, { ctx }: { ctx: Context }) => {
      const next: unknown = ctx.state[NEXT_SID];
      if (typeof next !== 'string') return store.destroy(sid);
      // Throws before koa-session changes the cookie: the browser may have a newer one by now.
      if (!(await store.rename(sid, next))) throw unauthorized();
      ctx.state[LOADED_SID] = next;
      return undefined;
    },
  };
}

const newSid = (): string => randomBytes(32).toString('base64url');

const visitorOf = (ctx: Context): Visitor => ({ userAgent: ctx.get('User-Agent'), address: ctx.ip });

const dataOf = (ctx: Context): SessionData | null => ctx.session as SessionData | null;

/** The signed-in user of a loaded session. */
export function callerOf(ctx: Context): Caller | null {
  if (ctx.state[NO_SESSION]) return null;
  const session = dataOf(ctx);
  if (!session?.userId || !session.userType) return null;
  return {
    id: asId(session.userId),
    userType: session.userType,
    sessionId: String(ctx.state[LOADED_SID] ?? ''),
    hasSecondFactor: session.hasSecondFactor === true,
  };
}

export interface SignInProof {
  /** Signed in with more than a password; false by default. */
  readonly hasSecondFactor?: boolean;
  /** Proved who they are just now; true by default. */
  readonly isProved?: boolean;
}

/** Starts a session for this person. The ID of the session before becomes useless. */
export async function signIn(
  ctx: Context,
  user: { readonly id: string; readonly userType: UserType },
  { hasSecondFactor = false, isProved = true }: SignInProof = {},
): Promise<void> {
  const session = dataOf(ctx);
  if (!session) throw unauthorized();
  session.userId = user.id;
  session.userType = user.userType;
  session.hasSecondFactor = hasSecondFactor;
  session.isUnproved = !isProved;
  await session.regenerate();
}

/**
 * Gives the session a new ID after its permissions change (rules.md#new-session-id).
 * @throws HttpError 401 if it has ended meanwhile: a request in progress does not restore it
 */
export async function renewSession(ctx: Context): Promise<void> {
  ctx.state[NEXT_SID] = newSid();
  try {
    await dataOf(ctx)?.regenerate();
  } finally {
    delete ctx.state[NEXT_SID];
  }
}

export function signOut(ctx: Context): void {
  ctx.session = null;
}

/**
 * Records the pass of the access gate, also for a signed-out visitor; it gives no rights
 * (rules.md#access-gate).
 */
export function passGate(ctx: Context): void {
  const session = dataOf(ctx);
  if (session) session.hasPassedGate = true;
}

export function hasPassedGate(ctx: Context): boolean {
  return !ctx.state[NO_SESSION] && dataOf(ctx)?.hasPassedGate === true;
}
