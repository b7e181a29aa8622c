import { randomBytes } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  TASK_HANDLERS,
  TASK_QUEUE,
  LINK_SECRETS,
  ORM,
  RATE_LIMITS,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { AccessGate } from '../application/sign-in/access-gate.ts';
import { AccountLinks } from '../application/recovery/account-links.ts';
import { ChangeEmail } from '../application/account/change-email.ts';
import { ChangePassword } from '../application/sign-in/change-password.ts';
import { VerifyCurrentPassword } from '../application/sign-in/verify-current-password.ts';
import { FindAccountToken } from '../application/recovery/find-account-token.ts';
import { RequestPasswordReset } from '../application/recovery/request-password-reset.ts';
import type { AccountTokens, LinkTokens } from '../application/ports.ts';
import { RemoveExpiredLinks } from '../application/recovery/remove-expired-links.ts';
import { ResendConfirmation } from '../application/recovery/resend-confirmation.ts';
import { ResetPassword } from '../application/recovery/reset-password.ts';
import { SendResetLink } from '../application/recovery/send-reset-link.ts';
import { SetPassword } from '../application/sign-in/set-password.ts';
import { VerifyEmail } from '../application/recovery/verify-email.ts';
import { accessGateRoutes } from './http/sign-in/access-gate.routes.ts';
import { emailVerificationRoutes } from './http/recovery/email-verification.routes.ts';
import { credentialsRoutes } from './http/sign-in/credentials.routes.ts';
import { forgottenPasswordRoutes } from './http/recovery/forgotten-password.routes.ts';
import { ownSessionsRoutes } from './http/sign-in/own-sessions.routes.ts';
import {
  ACCOUNT_LINKS,
  ACCOUNT_MESSAGES,
  ACCOUNT_READER,
  NEW_ACCOUNT,
  OPEN_SESSIONS,
  SECURITY_LOG,
  SIGN_IN_ATTEMPTS,
  PASSWORD_HASHER,
  USERS,
  ACCOUNT_ACCESS,
} from './identity.container.ts';
import { MikroAccountTokens } from './persistence/mikro-account-tokens.ts';
import { resetLinkHandler } from './queue/reset-link-handler.ts';

const ACCOUNT_TOKENS = token<AccountTokens>('identity.account-tokens');
export const LINK_TOKENS = token<LinkTokens>('identity.link-tokens');
const FIND_ACCOUNT_TOKEN = token<FindAccountToken>('identity.find-account-token');
export const VERIFY_CURRENT_PASSWORD = token<VerifyCurrentPassword>('identity.verify-current-password');
const SET_PASSWORD = token<SetPassword>('identity.set-password');
const REQUEST_PASSWORD_RESET = token<RequestPasswordReset>('identity.request-password-reset');
const SEND_RESET_LINK = token<SendResetLink>('identity.send-reset-link');
const RESET_PASSWORD = token<ResetPassword>('identity.reset-password');
const CHANGE_PASSWORD = token<ChangePassword>('identity.change-password');
const CHANGE_EMAIL = token<ChangeEmail>('identity.change-email');
const VERIFY_EMAIL = token<VerifyEmail>('identity.verify-email');
const RESEND_CONFIRMATION = token<ResendConfirmation>('identity.resend-confirmation');
const ACCESS_GATE = token<AccessGate>('identity.access-gate');

const LINK_BYTES = 32;

/** Credentials, the links in emails about them, sessions, and the access gate. */
export const credentialsContainer = new ContainerModule(({ bind }) => {
  construct(bind, ACCOUNT_TOKENS, MikroAccountTokens, [ORM, SQL]);
  provide(
    bind,
    LINK_TOKENS,
    (secrets) => ({
      make: () => randomBytes(LINK_BYTES).toString('base64url'),
      hash: (secret) => secrets.hash(secret),
    }),
    [LINK_SECRETS],
  );
  provide(
    bind,
    ACCOUNT_LINKS,
    (tokens, secrets, messages, clock, settings) =>
      new AccountLinks({ tokens, secrets, messages, clock, publicUrl: settings.publicUrl }),
    [ACCOUNT_TOKENS, LINK_TOKENS, ACCOUNT_MESSAGES, CLOCK, SETTINGS],
  );
  construct(bind, FIND_ACCOUNT_TOKEN, FindAccountToken, {
    users: USERS,
    tokens: ACCOUNT_TOKENS,
    secrets: LINK_TOKENS,
  });
  construct(bind, SET_PASSWORD, SetPassword, {
    users: USERS,
    tokens: ACCOUNT_TOKENS,
    sessions: OPEN_SESSIONS,
    log: SECURITY_LOG,
    messages: ACCOUNT_MESSAGES,
    clock: CLOCK,
  });
  construct(bind, VERIFY_CURRENT_PASSWORD, VerifyCurrentPassword, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    hasher: PASSWORD_HASHER,
  });
  bindForgottenPassword(bind);
  bindChanges(bind);
  provide(bind, ROUTES, ownSessionsRoutes, [OPEN_SESSIONS]);
  provide(bind, ACCESS_GATE, (hasher, settings) => new AccessGate(hasher, settings.accessPassword), [
    PASSWORD_HASHER,
    SETTINGS,
  ]);
  provide(bind, ROUTES, accessGateRoutes, [ACCESS_GATE, RATE_LIMITS]);
  construct(bind, DUE_WORK, RemoveExpiredLinks, {
    unitOfWork: UNIT_OF_WORK,
    tokens: ACCOUNT_TOKENS,
    clock: CLOCK,
  });
});

type Bind = Parameters<typeof provide>[0];

function bindForgottenPassword(bind: Bind): void {
  construct(bind, REQUEST_PASSWORD_RESET, RequestPasswordReset, [UNIT_OF_WORK, TASK_QUEUE]);
  construct(bind, SEND_RESET_LINK, SendResetLink, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    links: ACCOUNT_LINKS,
  });
  provide(bind, TASK_HANDLERS, resetLinkHandler, [SEND_RESET_LINK]);
  construct(bind, RESET_PASSWORD, ResetPassword, {
    unitOfWork: UNIT_OF_WORK,
    findAccountToken: FIND_ACCOUNT_TOKEN,
    tokens: ACCOUNT_TOKENS,
    newAccount: NEW_ACCOUNT,
    setPassword: SET_PASSWORD,
    access: ACCOUNT_ACCESS,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (requestPasswordReset, resetPassword, limits) =>
      forgottenPasswordRoutes({ requestPasswordReset, resetPassword, limits }),
    [REQUEST_PASSWORD_RESET, RESET_PASSWORD, RATE_LIMITS],
  );
}

function bindChanges(bind: Bind): void {
  construct(bind, CHANGE_PASSWORD, ChangePassword, {
    unitOfWork: UNIT_OF_WORK,
    currentPassword: VERIFY_CURRENT_PASSWORD,
    newAccount: NEW_ACCOUNT,
    setPassword: SET_PASSWORD,
  });
  construct(bind, CHANGE_EMAIL, ChangeEmail, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    currentPassword: VERIFY_CURRENT_PASSWORD,
    links: ACCOUNT_LINKS,
  });
  provide(
    bind,
    ROUTES,
    (changePassword, changeEmail, accounts, attempts) =>
      credentialsRoutes({ changePassword, changeEmail, accounts, attempts }),
    [CHANGE_PASSWORD, CHANGE_EMAIL, ACCOUNT_READER, SIGN_IN_ATTEMPTS],
  );
  construct(bind, VERIFY_EMAIL, VerifyEmail, {
    unitOfWork: UNIT_OF_WORK,
    findAccountToken: FIND_ACCOUNT_TOKEN,
    users: USERS,
    tokens: ACCOUNT_TOKENS,
    sessions: OPEN_SESSIONS,
    log: SECURITY_LOG,
    messages: ACCOUNT_MESSAGES,
    clock: CLOCK,
  });
  construct(bind, RESEND_CONFIRMATION, ResendConfirmation, {
    unitOfWork: UNIT_OF_WORK,
    users: USERS,
    links: ACCOUNT_LINKS,
  });
  provide(
    bind,
    ROUTES,
    (verifyEmail, resendConfirmation, limits) =>
      emailVerificationRoutes({ verifyEmail, resendConfirmation, limits }),
    [VERIFY_EMAIL, RESEND_CONFIRMATION, RATE_LIMITS],
  );
}
