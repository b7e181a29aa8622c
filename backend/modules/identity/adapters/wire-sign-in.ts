import { randomBytes } from 'node:crypto';
import { systemClock } from '#kernel/clock.ts';
import { ChooseRole } from '../application/account/choose-role.ts';
import { AddPasskey } from '../application/passkeys/add-passkey.ts';
import { RemovePasskey } from '../application/passkeys/remove-passkey.ts';
import { UsePasskey } from '../application/passkeys/use-passkey.ts';
import { EndSecondStep } from '../application/second-factor/end-second-step.ts';
import { GiveRecoveryCodes } from '../application/second-factor/give-recovery-codes.ts';
import { ManageSecondFactor } from '../application/second-factor/manage-second-factor.ts';
import { SetUpAuthenticator } from '../application/second-factor/set-up-authenticator.ts';
import { VerifySecondFactor } from '../application/second-factor/verify-second-factor.ts';
import { RecordSignIn } from '../application/security/record-sign-in.ts';
import { FinishSignIn } from '../application/sign-in/finish-sign-in.ts';
import { SignIn } from '../application/sign-in/sign-in.ts';
import { SignInWithProvider } from '../application/sign-in/sign-in-with-provider.ts';
import { SignUpWithProvider } from '../application/sign-in/sign-up-with-provider.ts';
import { identityRoutes } from './http/account/identity.routes.ts';
import { passkeyRoutes } from './http/passkeys/passkey.routes.ts';
import { proofRoutes } from './http/second-factor/proof.routes.ts';
import { secondFactorRoutes } from './http/second-factor/second-factor.routes.ts';
import { SignInSteps } from './http/second-factor/sign-in-steps.ts';
import { oidcRoutes } from './http/sign-in/oidc.routes.ts';
import { providerSignUpRoutes } from './http/sign-in/provider-sign-up.routes.ts';
import type { IdentityBase } from './identity-base.ts';
import type { IdentityOutside } from './identity-outside.ts';
import { OpenIdProvider } from './openid/openid-provider.ts';
import { TotpCodes } from './otp/totp-codes.ts';
import { SqlExternalIdentities } from './persistence/sql-external-identities.ts';
import { SqlRecoveryCodes } from './persistence/sql-recovery-codes.ts';
import { SimpleWebAuthn } from './webauthn/simple-web-authn.ts';

/** Sign-in with its second steps, passkeys, and an OpenID Connect provider (rules.md#sign-in-ways). */
export function wireSignIn(outside: IdentityOutside, base: IdentityBase) {
  const { platform, hasher } = outside;
  const { sql, unitOfWork, clock, settings } = platform;
  const { users, accounts, apps, attempts, cookies, currentPassword, log, passkeys } = base;
  const { refuseSuspended, secondStep, secrets, sessions, warn } = base;

  const codes = new SqlRecoveryCodes(sql);
  const recoveryCodes = new GiveRecoveryCodes({ codes, secrets, randomBytes, clock });
  const oneTimeCodes = new TotpCodes(systemClock);
  const shared = { unitOfWork, users, apps, recoveryCodes };
  const secondFactor = new VerifySecondFactor({ ...shared, secondStep, oneTimeCodes });
  const endSecondStep = new EndSecondStep({ secondStep, codes, sessions });
  const setUp = new SetUpAuthenticator({ ...shared, oneTimeCodes, sessions, log, clock });
  const manage = new ManageSecondFactor({
    ...shared,
    codes,
    verify: secondFactor,
    passkeys,
    secondStep,
    endSecondStep,
    log,
  });

  const signIn = new SignIn({ unitOfWork, users, hasher, refuseSuspended, clock });
  const steps = new SignInSteps({
    signIn,
    finish: new FinishSignIn({ unitOfWork, users, secrets, clock }),
    secondFactor,
    recordSignIn: new RecordSignIn({ unitOfWork, log, warn }),
    cookies,
  });

  const protocol = new SimpleWebAuthn(settings.publicUrl);
  const ofPasskeys = { unitOfWork, users, passkeys, log };
  const addPasskey = new AddPasskey({
    ...ofPasskeys,
    protocol,
    secondStep,
    recoveryCodes,
    sessions,
    warn,
    clock,
  });
  const usePasskey = new UsePasskey({ ...ofPasskeys, protocol, refuseSuspended, clock });
  const removePasskey = new RemovePasskey({ ...ofPasskeys, endSecondStep });
  const chooseRole = new ChooseRole({ unitOfWork, users, sessions, clock });

  return {
    steps,
    routes: [
      ...identityRoutes({ signIn, steps, chooseRole, accounts, attempts, log }),
      ...secondFactorRoutes({ setUp, manage, attempts, adminsNeedIt: settings.adminMfa }),
      ...proofRoutes({
        steps,
        secondFactor,
        currentPassword,
        usePasskey,
        cookies,
        sessions,
        accounts,
        attempts,
      }),
      ...passkeyRoutes({ addPasskey, usePasskey, removePasskey, steps, cookies, accounts, attempts }),
      ...providerRoutes(outside, base, steps),
    ],
  };
}

function providerRoutes({ platform, suspensions }: IdentityOutside, base: IdentityBase, steps: SignInSteps) {
  const { unitOfWork, clock, rateLimits: limits, log } = platform;
  const { oidc, publicUrl } = platform.settings;
  const { users, access, accounts, cookies, newAccount } = base;
  const identities = new SqlExternalIdentities(platform.sql);
  const provider = oidc && new OpenIdProvider(oidc, `${publicUrl}/api/login/callback`, clock);
  const signInWithProvider = new SignInWithProvider({ unitOfWork, users, identities, access, clock });
  const signUpWithProvider = new SignUpWithProvider({ unitOfWork, identities, newAccount, clock });
  return [
    ...oidcRoutes({ provider, cookies, signInWithProvider, steps, suspensions, log }),
    ...providerSignUpRoutes({ cookies, signUpWithProvider, steps, accounts, limits }),
  ];
}
