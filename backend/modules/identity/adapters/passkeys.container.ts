import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, ROUTES, SETTINGS, UNIT_OF_WORK } from '#platform/tokens.ts';
import { AddPasskey } from '../application/passkeys/add-passkey.ts';
import type { PasskeyProtocol } from '../application/passkeys/passkey-ports.ts';
import { RemovePasskey } from '../application/passkeys/remove-passkey.ts';
import { UsePasskey } from '../application/passkeys/use-passkey.ts';
import { passkeyRoutes } from './http/passkeys/passkey.routes.ts';
import {
  ACCOUNT_READER,
  OPEN_SESSIONS,
  REFUSE_SUSPENDED,
  SEALED_COOKIES,
  SECURITY_LOG,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_STEPS,
  USERS,
} from './identity.container.ts';
import {
  END_SECOND_STEP,
  GIVE_RECOVERY_CODES,
  PASSKEYS,
  SECOND_STEP,
  USE_PASSKEY,
} from './second-factor.container.ts';
import { WARN_OF_ACCESS } from './security.container.ts';
import { SimpleWebAuthn } from './webauthn/simple-web-authn.ts';

const PASSKEY_PROTOCOL = token<PasskeyProtocol>('identity.passkey-protocol');
const ADD_PASSKEY = token<AddPasskey>('identity.add-passkey');
const REMOVE_PASSKEY = token<RemovePasskey>('identity.remove-passkey');

/** Passkeys (rules.md#passkeys). */
export const passkeysContainer = new ContainerModule(({ bind }) => {
  provide(bind, PASSKEY_PROTOCOL, ({ publicUrl }) => new SimpleWebAuthn(publicUrl), [SETTINGS]);
  const shared = {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    passkeys: PASSKEYS,
    log: SECURITY_LOG,
  };
  construct(bind, ADD_PASSKEY, AddPasskey, {
    ...shared,
    protocol: PASSKEY_PROTOCOL,
    secondStep: SECOND_STEP,
    recoveryCodes: GIVE_RECOVERY_CODES,
    sessions: OPEN_SESSIONS,
    warn: WARN_OF_ACCESS,
    clock: CLOCK,
  });
  construct(bind, USE_PASSKEY, UsePasskey, {
    ...shared,
    protocol: PASSKEY_PROTOCOL,
    refuseSuspended: REFUSE_SUSPENDED,
    clock: CLOCK,
  });
  construct(bind, REMOVE_PASSKEY, RemovePasskey, { ...shared, endSecondStep: END_SECOND_STEP });
  provide(
    bind,
    ROUTES,
    (addPasskey, usePasskey, removePasskey, steps, cookies, accounts, attempts) =>
      passkeyRoutes({ addPasskey, usePasskey, removePasskey, steps, cookies, accounts, attempts }),
    [
      ADD_PASSKEY,
      USE_PASSKEY,
      REMOVE_PASSKEY,
      SIGN_IN_STEPS,
      SEALED_COOKIES,
      ACCOUNT_READER,
      SIGN_IN_ATTEMPTS,
    ],
  );
});
