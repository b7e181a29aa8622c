import { randomBytes } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { systemClock } from '#kernel/clock.ts';
import { construct, provide, token } from '#platform/container/token.ts';
import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { CLOCK, FIELD_CIPHER, ROUTES, SEALED_FIELDS, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { GiveRecoveryCodes } from '../application/second-factor/give-recovery-codes.ts';
import { ManageSecondFactor } from '../application/second-factor/manage-second-factor.ts';
import type { Passkeys } from '../application/passkeys/passkey-ports.ts';
import type { UsePasskey } from '../application/passkeys/use-passkey.ts';
import { EndSecondStep } from '../application/second-factor/end-second-step.ts';
import type {
  OneTimeCodes,
  RecoveryCodes,
  SecondStep,
} from '../application/second-factor/second-factor-ports.ts';
import { SecondSteps } from '../application/second-factor/second-steps.ts';
import { SetUpAuthenticator } from '../application/second-factor/set-up-authenticator.ts';
import { VerifySecondFactor } from '../application/second-factor/verify-second-factor.ts';
import { FinishSignIn } from '../application/sign-in/finish-sign-in.ts';
import { LINK_TOKENS, VERIFY_CURRENT_PASSWORD } from './credentials.container.ts';
import { proofRoutes } from './http/second-factor/proof.routes.ts';
import { secondFactorRoutes } from './http/second-factor/second-factor.routes.ts';
import { SignInSteps } from './http/second-factor/sign-in-steps.ts';
import {
  ACCOUNT_READER,
  OPEN_SESSIONS,
  SEALED_COOKIES,
  SECURITY_LOG,
  SIGN_IN,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_STEPS,
  USERS,
} from './identity.container.ts';
import { TotpCodes } from './otp/totp-codes.ts';
import { SqlAuthenticatorApps } from './persistence/sql-authenticator-apps.ts';
import { SqlPasskeys } from './persistence/sql-passkeys.ts';
import { SqlRecoveryCodes } from './persistence/sql-recovery-codes.ts';
import { RECORD_SIGN_IN } from './security.container.ts';

export const SECOND_STEP = token<SecondStep>('identity.second-step');
export const PASSKEYS = token<Passkeys>('identity.passkeys');
export const END_SECOND_STEP = token<EndSecondStep>('identity.end-second-step');
const AUTHENTICATOR_APPS = token<SqlAuthenticatorApps>('identity.authenticator-apps');
const RECOVERY_CODES = token<RecoveryCodes>('identity.recovery-codes');
const ONE_TIME_CODES = token<OneTimeCodes>('identity.one-time-codes');
export const GIVE_RECOVERY_CODES = token<GiveRecoveryCodes>('identity.give-recovery-codes');
const SET_UP_AUTHENTICATOR = token<SetUpAuthenticator>('identity.set-up-authenticator');
const VERIFY_SECOND_FACTOR = token<VerifySecondFactor>('identity.verify-second-factor');
/** Bound with the passkeys. */
export const USE_PASSKEY = token<UsePasskey>('identity.use-passkey');
const MANAGE_SECOND_FACTOR = token<ManageSecondFactor>('identity.manage-second-factor');
const FINISH_SIGN_IN = token<FinishSignIn>('identity.finish-sign-in');

/** Second factors and step-up authentication. */
export const secondFactorContainer = new ContainerModule(({ bind }) => {
  construct(bind, AUTHENTICATOR_APPS, SqlAuthenticatorApps, [SQL, FIELD_CIPHER]);
  provide(bind, SEALED_FIELDS, (apps) => apps, [AUTHENTICATOR_APPS]);
  construct(bind, PASSKEYS, SqlPasskeys, [SQL]);
  construct(bind, SECOND_STEP, SecondSteps, [AUTHENTICATOR_APPS, PASSKEYS]);
  construct(bind, RECOVERY_CODES, SqlRecoveryCodes, [SQL]);
  provide(bind, ONE_TIME_CODES, () => new TotpCodes(systemClock), []);
  provide(
    bind,
    SEALED_COOKIES,
    (settings, clock) =>
      new SealedCookies(settings.sessionKeys, settings.publicUrl.startsWith('https:'), clock),
    [SETTINGS, CLOCK],
  );
  provide(
    bind,
    GIVE_RECOVERY_CODES,
    (codes, secrets, clock) => new GiveRecoveryCodes({ codes, secrets, randomBytes, clock }),
    [RECOVERY_CODES, LINK_TOKENS, CLOCK],
  );
  bindUseCases(bind);
  construct(bind, SIGN_IN_STEPS, SignInSteps, {
    signIn: SIGN_IN,
    finish: FINISH_SIGN_IN,
    secondFactor: VERIFY_SECOND_FACTOR,
    recordSignIn: RECORD_SIGN_IN,
    cookies: SEALED_COOKIES,
  });
  provide(
    bind,
    ROUTES,
    (setUp, manage, attempts, { adminMfa }) =>
      secondFactorRoutes({ setUp, manage, attempts, adminsNeedIt: adminMfa }),
    [SET_UP_AUTHENTICATOR, MANAGE_SECOND_FACTOR, SIGN_IN_ATTEMPTS, SETTINGS],
  );
  provide(
    bind,
    ROUTES,
    (steps, secondFactor, currentPassword, usePasskey, cookies, sessions, accounts, attempts) =>
      proofRoutes({
        steps,
        secondFactor,
        currentPassword,
        usePasskey,
        cookies,
        sessions,
        accounts,
        attempts,
      }),
    [
      SIGN_IN_STEPS,
      VERIFY_SECOND_FACTOR,
      VERIFY_CURRENT_PASSWORD,
      USE_PASSKEY,
      SEALED_COOKIES,
      OPEN_SESSIONS,
      ACCOUNT_READER,
      SIGN_IN_ATTEMPTS,
    ],
  );
});

function bindUseCases(bind: Parameters<typeof provide>[0]): void {
  const shared = {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    apps: AUTHENTICATOR_APPS,
    recoveryCodes: GIVE_RECOVERY_CODES,
  };
  construct(bind, VERIFY_SECOND_FACTOR, VerifySecondFactor, {
    ...shared,
    secondStep: SECOND_STEP,
    oneTimeCodes: ONE_TIME_CODES,
  });
  construct(bind, END_SECOND_STEP, EndSecondStep, {
    secondStep: SECOND_STEP,
    codes: RECOVERY_CODES,
    sessions: OPEN_SESSIONS,
  });
  construct(bind, SET_UP_AUTHENTICATOR, SetUpAuthenticator, {
    ...shared,
    oneTimeCodes: ONE_TIME_CODES,
    sessions: OPEN_SESSIONS,
    log: SECURITY_LOG,
    clock: CLOCK,
  });
  construct(bind, MANAGE_SECOND_FACTOR, ManageSecondFactor, {
    ...shared,
    codes: RECOVERY_CODES,
    verify: VERIFY_SECOND_FACTOR,
    passkeys: PASSKEYS,
    secondStep: SECOND_STEP,
    endSecondStep: END_SECOND_STEP,
    log: SECURITY_LOG,
  });
  construct(bind, FINISH_SIGN_IN, FinishSignIn, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    secrets: LINK_TOKENS,
    clock: CLOCK,
  });
}
