import type { Context } from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { HttpError } from '#platform/http/errors.ts';
import { chosenLanguage } from '#platform/pages/page-language.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { SealedCookie, SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import {
  ProviderProblem,
  type IdentityProvider,
} from '#modules/identity/application/sign-in/identity-provider.ts';
import type { SignInWithProvider } from '#modules/identity/application/sign-in/sign-in-with-provider.ts';
import type { Suspensions } from '#modules/identity/application/sign-in/suspensions.ts';
import {
  loginQuerySchema,
  pathAfterLogin,
  suspendedSchema,
  type LoginProblem,
} from '#contract/identity/index.ts';
import type { User } from '#modules/identity/domain/user.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import { pendingSignUpCookie } from './pending-sign-up-cookie.ts';
import { shutOutCookie } from './shut-out-cookie.ts';

export interface OidcCalls {
  /** Null without a provider in the settings: then the product's own page signs in (rules.md#sign-in-ways). */
  readonly provider: IdentityProvider | null;
  readonly cookies: SealedCookies;
  readonly signInWithProvider: SignInWithProvider;
  readonly steps: SignInSteps;
  readonly suspensions: Suspensions;
  readonly log: Logger;
}

const attemptCookie = {
  name: 'crewvine.login',
  seconds: 600,
  schema: z.object({
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    returnTo: z.string(),
  }),
} satisfies SealedCookie<unknown>;

/** Signing in through an OpenID Connect provider. */
export function oidcRoutes(calls: OidcCalls): readonly Route[] {
  return [startRoute(calls), callbackRoute(calls), shutOutRoute(calls)];
}

interface Redirect {
  readonly status: 302;
  readonly headers: { readonly Location: string };
}

const to = (Location: string): Redirect => ({ status: 302, headers: { Location } });
const backTo = (returnTo: string): string => `returnTo=${encodeURIComponent(returnTo)}`;
const problem = (name: LoginProblem, returnTo: string): Redirect =>
  to(`/login?problem=${name}&${backTo(returnTo)}`);

function startRoute({ provider, cookies, log }: OidcCalls): Route {
  return route({
    method: 'get',
    path: '/api/login',
    access: 'public',
    summary: 'Redirect the browser to sign in: to the configured provider, or to the product’s own page',
    query: loginQuerySchema,
    answers: { 302: null },
    handler: async ({ query: { returnTo, again }, ctx }) => {
      if (!provider) return to(`/login?${backTo(returnTo)}`);
      return orProblem(log, returnTo, async () => {
        const { url, attempt } = await provider.begin(again === 'yes');
        cookies.set(ctx, attemptCookie, { ...attempt, returnTo });
        return to(url);
      });
    },
  });
}

function callbackRoute(calls: OidcCalls): Route {
  const { provider, cookies, signInWithProvider, log } = calls;
  return route({
    method: 'get',
    path: '/api/login/callback',
    access: 'any',
    opensSession: true,
    summary: 'Handle the provider’s redirect back; every failure leads to the sign-in page',
    answers: { 302: null },
    handler: async ({ ctx }) => {
      const attempt = cookies.get(ctx, attemptCookie);
      // Another tab may be on its way with an attempt of its own: only the one that is answered is used up.
      if (!provider || !attempt || ctx.query['state'] !== attempt.state) return problem('provider', '/');
      cookies.clear(ctx, attemptCookie);
      const { returnTo } = attempt;
      return orProblem(log, returnTo, async () => {
        const { person: found, isFresh } = await provider.complete(ctx.querystring, attempt);
        const { email, ...person } = found;
        if (email === null) return problem('email-unverified', returnTo);
        const identity = { ...person, email };
        const result = await signInWithProvider.run(identity, chosenLanguage(ctx));
        if (result.outcome === 'signed_in') return admit(ctx, calls, result.user, { returnTo, isFresh });
        if (result.outcome === 'suspended') {
          cookies.set(ctx, shutOutCookie, { userId: result.userId });
          return problem('suspended', returnTo);
        }
        if (result.outcome === 'email_unverified') return problem('email-unverified', returnTo);
        cookies.set(ctx, pendingSignUpCookie, identity);
        return to(`/signup?with=provider&${backTo(returnTo)}`);
      });
    },
  });
}

/** The provider has identified them, as a password would: they see the same reason (rules.md#suspensions). */
function shutOutRoute({ cookies, suspensions }: OidcCalls): Route {
  return route({
    method: 'get',
    path: '/api/auth/suspension',
    access: 'public',
    summary:
      'Get the reason and the end of a suspension, and where to appeal, for a person whom the provider just identified',
    answers: { 200: suspendedSchema },
    handler: async ({ ctx }) => {
      const shutOut = cookies.get(ctx, shutOutCookie);
      if (!shutOut) throw new HttpError(404, 'identity.nobody_shut_out', 'Not found');
      const suspension = await suspensions.current(asId<'user'>(shutOut.userId));
      return { status: 200, body: { suspension } };
    },
  });
}

async function admit(
  ctx: Context,
  calls: OidcCalls,
  user: User,
  { returnTo, isFresh }: { readonly returnTo: string; readonly isFresh: boolean },
): Promise<Redirect> {
  try {
    const step = await calls.steps.first(ctx, user, 'provider', isFresh);
    return to(step === 'in' ? pathAfterLogin(returnTo) : `/login?step=code&${backTo(returnTo)}`);
  } catch (error) {
    if (error instanceof HttpError) return problem('provider', returnTo);
    throw error;
  }
}

/** If the provider or its answer fails, the browser ends on a page with a way forward. */
async function orProblem(log: Logger, returnTo: string, work: () => Promise<Redirect>): Promise<Redirect> {
  try {
    return await work();
  } catch (error) {
    const isExpected = error instanceof ProviderProblem || error instanceof DomainError;
    if (!isExpected) throw error;
    log.warn({ reason: error.message }, 'a sign-in through the provider did not work');
    return problem('provider', returnTo);
  }
}
