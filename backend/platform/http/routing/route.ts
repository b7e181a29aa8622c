import type { Context } from 'koa';
import type { z } from 'zod';
import type { UserId } from '#kernel/ids.ts';
import type { Answer, AnswerOf, Answers, Schema } from './answer.ts';

export type UserType = 'referrer' | 'employer' | 'worker' | 'admin';

/**
 * The permitted callers. `public` never reads the session; `any` reads it if present; `authenticated`
 * requires a sign-in; a user type requires that type; `token` is the holder of the link in the path. The use
 * case checks ownership.
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
  /** Null only if access is `public`, `any`, `token` or `provider`. */
  readonly caller: Caller | null;
  readonly address: string;
  readonly userAgent: string;
  /** No person opened the page: record nothing (rules.md#looking-records-nothing). */
  readonly isLook: boolean;
  /**
   * For a call that requires a recent identity check only for some bodies; others use `stepUp`.
   * @throws HttpError 403 `identity.step_up_required`
   */
  readonly mustBeProved: () => Promise<void>;
  /** For the few calls that set cookies, stream, or read raw bytes. */
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
  /** The router's format: `/api/jobs/:id`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /**
   * The bodies that signed-out callers may send if access is `any`. All others get 401, even if they have
   * other errors.
   */
  readonly signedOut?: (body: unknown) => boolean;
  /**
   * May be called from other sites' pages. It reads no session, and its address contains a secret: access
   * `token` or `provider`.
   */
  readonly crossSite?: boolean;
  /** For access `token`: the link is enough for access, but effects may depend on the signed-in user. */
  readonly looksForCaller?: boolean;
  /** The handler reads the bytes itself: a file, or content with a signature. Any other body is JSON. */
  readonly rawBody?: boolean;
  /**
   * Schemas of the answers by status: `null` without a body, `raw` without a schema. The handler may return
   * nothing else, and its answers are stripped to these schemas.
   */
  readonly answers: A;
  /** Accepts `Idempotency-Key`: calls that move money. */
  readonly idempotent?: boolean;
  /**
   * The same for every visitor: has an ETag and can be revalidated. Otherwise, and for signed-in users,
   * `private, no-store`.
   */
  readonly cacheable?: boolean;
  /** So frequent that visitors share one answer for a second (see `ResponseCache`). Requires `cacheable`. */
  readonly cached?: boolean;
  /** The answer continues until one side ends it. HEAD is not supported. */
  readonly endless?: boolean;
  /** A GET that signs someone in: it starts a session for a visitor who has none. */
  readonly opensSession?: boolean;
  /** A GET that signs someone out. */
  readonly endsSession?: boolean;
  /**
   * A GET that records something, which is rolled back if no person opened the page
   * (rules.md#looking-records-nothing).
   */
  readonly records?: boolean;
  /** Requires an identity check within the last ten minutes (rules.md#step-up). */
  readonly stepUp?: boolean;
  /** Available to an admin who must first set up a second factor (rules.md#second-factors). */
  readonly beforeSecondFactor?: boolean;
  /**
   * A limit in addition to the general ones: the name of a rule in rate-limits.ts, which defines what it
   * counts.
   */
  readonly limit?: string;
  /** How many uses of `limit` a body makes; one if omitted. */
  readonly uses?: (body: Output<B>) => number;
  readonly handler: (call: Call<Output<P>, Output<Q>, Output<B>>) => Promise<R>;
}

export type Route = RouteSpec<Schema | undefined, Schema | undefined, Schema | undefined, Answers, Answer>;

/** Checks the types of one route together, and returns the untyped form that the router mounts. */
export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  const A extends Answers = Answers,
  const R extends Answer & AnswerOf<A> = Answer & AnswerOf<A>,
>(spec: RouteSpec<P, Q, B, A, R>): Route {
  return spec;
}
