import type { Context } from 'koa';
import type { z } from 'zod';
import type { UserId } from '#kernel/ids.ts';
import type { Answer, AnswerOf, Answers, Schema } from './answer.ts';

export type UserType = 'referrer' | 'employer' | 'worker' | 'admin';

/**
 * Who may call. `public` never reads the session; `any` reads it where there is one; `authenticated` needs a sign-in; a user
 * type needs that type; `token` is whoever holds the link in the path. Ownership is the use case's to check.
 */
export type Access = 'public' | 'any' | 'authenticated' | UserType | 'token' | 'provider';

export interface Caller {
  readonly id: UserId;
  readonly userType: UserType;
  readonly sessionId: string;
  /** Whether the session was opened with more than a password. */
  readonly hasSecondFactor: boolean;
}

export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Null only where access is `public`, `any`, `token` or `provider`. */
  readonly caller: Caller | null;
  readonly address: string;
  readonly userAgent: string;
  /** Nobody has opened anything: nothing is to be recorded (rules.md#looking-records-nothing). */
  readonly isLook: boolean;
  /** For a call that asks who one is for some bodies alone; others say `stepUp`. @throws HttpError 403 `identity.step_up_required` */
  readonly mustBeProved: () => Promise<void>;
  /** For the few calls that set cookies, stream or read raw bytes. */
  readonly ctx: Context;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;

export interface RouteSpec<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Answers,
  R,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In the form of the router: `/api/jobs/:id`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Bodies with which somebody may call who is not signed in, where access is `any`; all others are 401, whatever else is wrong with them. */
  readonly signedOut?: (body: unknown) => boolean;
  /** May be called from the pages of others. It reads no session, and its address holds a secret: access `token` or `provider`. */
  readonly crossSite?: boolean;
  /** For access `token`: the link lets in as ever, and what the call causes may depend on who is signed in. */
  readonly looksForCaller?: boolean;
  /** The handler reads the bytes itself: a file, or what a signature was made over. Any other body is JSON. */
  readonly rawBody?: boolean;
  /**
   * Schemas of the answers by status; `null` where there is no body, `raw` where no schema describes it. The handler may
   * answer nothing else, and its answers are stripped to them before they leave.
   */
  readonly answers: A;
  /** Accepts `Idempotency-Key`: calls that move money. */
  readonly idempotent?: boolean;
  /** The same for every visitor: gets an ETag and may be revalidated. Otherwise, and signed in, `private, no-store`. */
  readonly cacheable?: boolean;
  /** Asked for so often that visitors share one answer for a second (see `ResponseCache`). Together with `cacheable`. */
  readonly cached?: boolean;
  /** The answer goes on until one side ends it; it is no answer to a HEAD. */
  readonly endless?: boolean;
  /** A GET that signs someone in: it begins a session for a visitor who has none. */
  readonly opensSession?: boolean;
  /** A GET that signs someone out. */
  readonly endsSession?: boolean;
  /** A GET that writes something down: for a look it is taken back (rules.md#looking-records-nothing). */
  readonly records?: boolean;
  /** Asks who one is once more, unless that was said in the last ten minutes (rules.md#step-up). */
  readonly stepUp?: boolean;
  /** Works for an admin who must set up a second factor first (rules.md#second-factors). */
  readonly beforeSecondFactor?: boolean;
  /** A limit beside the general ones, by the name of a rule in rate-limits.ts, which says what it counts. */
  readonly limit?: string;
  /** How many uses of `limit` a body makes; one where nothing is said. */
  readonly uses?: (body: Output<B>) => number;
  readonly handler: (call: Call<Output<P>, Output<Q>, Output<B>>) => Promise<R>;
}

export type Route = RouteSpec<Schema | undefined, Schema | undefined, Schema | undefined, Answers, Answer>;

/** Keeps the types of one route together; what it returns is the untyped form that the router mounts. */
export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  const A extends Answers = Answers,
  const R extends Answer & AnswerOf<A> = Answer & AnswerOf<A>,
>(spec: RouteSpec<P, Q, B, A, R>): Route {
  return spec;
}
