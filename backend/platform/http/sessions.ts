import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { createSession } from 'koa-session';
import { asId } from '../../kernel/ids.ts';
import type { Caller, UserType } from './route.ts';
import type { SessionStore } from './session-store.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

interface SessionData {
  userId?: string;
  userType?: UserType;
  [other: string]: unknown;
}

const NO_SESSION = 'hasNoSession';

/**
 * The session middleware; mounted only on routes that need it, because each use costs one read. A visitor who only
 * looks and has no cookie costs none.
 */
export function sessions(app: Koa, store: SessionStore, secure: boolean): Middleware {
  const tracked = {
    get: async (sid: string, _maxAge: unknown, { ctx }: { ctx: Context }) => {
      ctx.state['loadedSid'] = sid;
      return store.get(sid);
    },
    set: store.set.bind(store),
    destroy: store.destroy.bind(store),
  };
  const key = secure ? '__Host-crewvine.sid' : 'crewvine.sid';
  const session: Middleware = createSession(
    {
      key,
      maxAge: THIRTY_DAYS_MS,
      renew: true,
      httpOnly: true,
      secure,
      sameSite: 'lax',
      store: tracked,
      genid: () => randomBytes(32).toString('base64url'),
    } as never,
    app as never,
  );
  return (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.get('Cookie').includes(key)) return session(ctx, next);
    ctx.state[NO_SESSION] = true;
    return next();
  };
}

/** Who is signed in, from a session that has been loaded. */
export function callerOf(ctx: Context): Caller | null {
  if (ctx.state[NO_SESSION]) return null;
  const session = ctx.session as unknown as SessionData | null;
  if (!session?.userId || !session.userType) return null;
  return {
    id: asId(session.userId),
    userType: session.userType,
    sessionId: String(ctx.state['loadedSid'] ?? ''),
  };
}

/** Signs in under a new session id: whoever knew the old one has nothing. */
export async function signIn(ctx: Context, user: { id: string; userType: UserType }): Promise<void> {
  const session = ctx.session as unknown as SessionData & { regenerate(): Promise<void> };
  session.userId = user.id;
  session.userType = user.userType;
  await session.regenerate();
}

export function signOut(ctx: Context): void {
  ctx.session = null;
}
