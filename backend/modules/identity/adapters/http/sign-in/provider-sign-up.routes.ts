import { HttpError } from '#platform/http/errors.ts';
import { addressKey } from '#platform/http/limits/address-key.ts';
import type { RateLimits } from '#platform/http/limits/rate-limits.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { SignUpWithProvider } from '#modules/identity/application/sign-in/sign-up-with-provider.ts';
import {
  providerIdentitySchema,
  providerSignupRequestSchema,
  TERMS_VERSION,
  userSchema,
} from '#contract/identity/index.ts';
import { accountAnswer } from '../account/identity.routes.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import { pendingSignUpCookie } from './pending-sign-up-cookie.ts';

export interface ProviderSignUpCalls {
  readonly cookies: SealedCookies;
  readonly signUpWithProvider: SignUpWithProvider;
  readonly steps: SignInSteps;
  readonly accounts: AccountReader;
  readonly limits: RateLimits;
}

/** The first time someone comes from the provider: the Terms, and what it did not say (rules.md#terms-accepted). */
export function providerSignUpRoutes({ cookies, ...calls }: ProviderSignUpCalls): readonly Route[] {
  const path = '/api/auth/provider-signup';
  return [
    route({
      method: 'get',
      path,
      access: 'public',
      summary: 'Get the provider’s data about a person who has no account yet',
      answers: { 200: providerIdentitySchema },
      handler: async ({ ctx }) => {
        const newcomer = cookies.get(ctx, pendingSignUpCookie);
        if (!newcomer) throw new HttpError(404, 'identity.no_newcomer', 'Not found');
        return { status: 200, body: newcomer };
      },
    }),
    route({
      method: 'post',
      path,
      access: 'any',
      limit: 'signUp',
      summary: 'Create a community member’s account that signs in with the provider',
      body: providerSignupRequestSchema,
      answers: { 201: userSchema },
      handler: async ({ body, ctx, address }) => {
        const newcomer = cookies.get(ctx, pendingSignUpCookie);
        if (!newcomer)
          throw new HttpError(410, 'identity.no_newcomer', 'Please sign in with your provider again');
        const { firstName, lastName, phone, referralCode } = body;
        const language = ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en';
        const details = {
          firstName,
          lastName,
          phone,
          referralCode,
          language,
          termsVersion: TERMS_VERSION,
        } as const;
        const user = await calls.signUpWithProvider.run(newcomer, details);
        cookies.clear(ctx, pendingSignUpCookie);
        await calls.steps.newcomer(ctx, user);
        // The provider has confirmed the email.
        if (user.isConfirmed) await calls.limits.returnUse('signUp', addressKey(address));
        return accountAnswer(calls.accounts, user.id, 201);
      },
    }),
  ];
}
