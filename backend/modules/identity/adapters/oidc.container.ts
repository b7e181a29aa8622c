import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import type { Settings } from '#platform/settings.ts';
import { CLOCK, LOG, ROUTES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import type { ExternalIdentities } from '../application/sign-in/external-identities.ts';
import { SignInWithProvider } from '../application/sign-in/sign-in-with-provider.ts';
import { SignUpWithProvider } from '../application/sign-in/sign-up-with-provider.ts';
import { oidcRoutes } from './http/sign-in/oidc.routes.ts';
import { providerSignUpRoutes } from './http/sign-in/provider-sign-up.routes.ts';
import {
  ACCOUNT_ACCESS,
  ACCOUNT_READER,
  NEW_ACCOUNT,
  SIGN_IN,
  SUSPENSIONS,
  USERS,
} from './identity.container.ts';
import { OpenIdProvider } from './openid/openid-provider.ts';
import { SqlExternalIdentities } from './persistence/sql-external-identities.ts';

const EXTERNAL_IDENTITIES = token<ExternalIdentities>('identity.external-identities');
const SEALED_COOKIES = token<SealedCookies>('identity.sealed-cookies');
const SIGN_IN_WITH_PROVIDER = token<SignInWithProvider>('identity.sign-in-with-provider');
const SIGN_UP_WITH_PROVIDER = token<SignUpWithProvider>('identity.sign-up-with-provider');

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/** Sign-in through an OpenID Connect provider (rules.md#sign-in-ways). */
export const oidcContainer = new ContainerModule(({ bind }) => {
  construct(bind, EXTERNAL_IDENTITIES, SqlExternalIdentities, [SQL]);
  provide(
    bind,
    SEALED_COOKIES,
    (settings, clock) => new SealedCookies(settings.sessionKeys, isSecure(settings), clock),
    [SETTINGS, CLOCK],
  );
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
    ({ oidc, publicUrl }, clock, cookies, signInWithProvider, signIn, suspensions, log) =>
      oidcRoutes({
        provider: oidc && new OpenIdProvider(oidc, `${publicUrl}/api/login/callback`, clock),
        cookies,
        signInWithProvider,
        signIn,
        suspensions,
        log,
      }),
    [SETTINGS, CLOCK, SEALED_COOKIES, SIGN_IN_WITH_PROVIDER, SIGN_IN, SUSPENSIONS, LOG],
  );
  provide(
    bind,
    ROUTES,
    (cookies, signUpWithProvider, accounts) =>
      providerSignUpRoutes({ cookies, signUpWithProvider, accounts }),
    [SEALED_COOKIES, SIGN_UP_WITH_PROVIDER, ACCOUNT_READER],
  );
});
