import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, LOG, RATE_LIMITS, ROUTES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import type { ExternalIdentities } from '../application/sign-in/external-identities.ts';
import { SignInWithProvider } from '../application/sign-in/sign-in-with-provider.ts';
import { SignUpWithProvider } from '../application/sign-in/sign-up-with-provider.ts';
import { oidcRoutes } from './http/sign-in/oidc.routes.ts';
import { providerSignUpRoutes } from './http/sign-in/provider-sign-up.routes.ts';
import {
  ACCOUNT_ACCESS,
  ACCOUNT_READER,
  NEW_ACCOUNT,
  SEALED_COOKIES,
  SIGN_IN_STEPS,
  SUSPENSIONS,
  USERS,
} from './identity.container.ts';
import { OpenIdProvider } from './openid/openid-provider.ts';
import { SqlExternalIdentities } from './persistence/sql-external-identities.ts';

const EXTERNAL_IDENTITIES = token<ExternalIdentities>('identity.external-identities');
const SIGN_IN_WITH_PROVIDER = token<SignInWithProvider>('identity.sign-in-with-provider');
const SIGN_UP_WITH_PROVIDER = token<SignUpWithProvider>('identity.sign-up-with-provider');

/** Sign-in through an OpenID Connect provider (rules.md#sign-in-ways). */
export const oidcContainer = new ContainerModule(({ bind }) => {
  construct(bind, EXTERNAL_IDENTITIES, SqlExternalIdentities, [SQL]);
  construct(bind, SIGN_IN_WITH_PROVIDER, SignInWithProvider, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    identities: EXTERNAL_IDENTITIES,
    access: ACCOUNT_ACCESS,
    clock: CLOCK,
  });
  construct(bind, SIGN_UP_WITH_PROVIDER, SignUpWithProvider, {
    unitOfWork: UNIT_OF_WORK,
    identities: EXTERNAL_IDENTITIES,
    newAccount: NEW_ACCOUNT,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    ({ oidc, publicUrl }, clock, cookies, signInWithProvider, steps, suspensions, log) =>
      oidcRoutes({
        provider: oidc && new OpenIdProvider(oidc, `${publicUrl}/api/login/callback`, clock),
        cookies,
        signInWithProvider,
        steps,
        suspensions,
        log,
      }),
    [SETTINGS, CLOCK, SEALED_COOKIES, SIGN_IN_WITH_PROVIDER, SIGN_IN_STEPS, SUSPENSIONS, LOG],
  );
  provide(
    bind,
    ROUTES,
    (cookies, signUpWithProvider, steps, accounts, limits) =>
      providerSignUpRoutes({ cookies, signUpWithProvider, steps, accounts, limits }),
    [SEALED_COOKIES, SIGN_UP_WITH_PROVIDER, SIGN_IN_STEPS, ACCOUNT_READER, RATE_LIMITS],
  );
});
