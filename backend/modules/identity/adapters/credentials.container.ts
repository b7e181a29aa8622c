import { randomBytes } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
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
import { CurrentPassword } from '../application/sign-in/current-password.ts';
import { FindLink } from '../application/recovery/find-link.ts';
import { ForgetPassword } from '../application/recovery/forget-password.ts';
import type { AccountTokens, LinkTokens } from '../application/ports.ts';
import { RemoveExpiredLinks } from '../application/recovery/remove-expired-links.ts';
import { ResendConfirmation } from '../application/recovery/resend-confirmation.ts';
import { ResetPassword } from '../application/recovery/reset-password.ts';
import { SendResetLink } from '../application/recovery/send-reset-link.ts';
import { SetPassword } from '../application/sign-in/set-password.ts';
import { VerifyEmail } from '../application/recovery/verify-email.ts';
import { accessGateRoutes } from './http/sign-in/access-gate.routes.ts';
import { confirmationRoutes } from './http/recovery/confirmation.routes.ts';
import { credentialsRoutes } from './http/sign-in/credentials.routes.ts';
import { forgottenPasswordRoutes } from './http/recovery/forgotten-password.routes.ts';
import { ownSessionsRoutes } from './http/sign-in/own-sessions.routes.ts';
import {
  ACCOUNT_LINKS,
  ACCOUNT_MESSAGES,
  ACCOUNT_READER,
  NEW_ACCOUNT,
  OPEN_SESSIONS,
  PASSWORD_HASHER,
  USERS,
  WAYS_IN,
} from './identity.container.ts';
import { MikroAccountTokens } from './persistence/mikro-account-tokens.ts';
import { resetLinkHandler } from './queue/reset-link-job.ts';

const ACCOUNT_TOKENS = token<AccountTokens>('identity.account-tokens');
const LINK_TOKENS = token<LinkTokens>('identity.link-tokens');
const FIND_LINK = token<FindLink>('identity.find-link');
const CURRENT_PASSWORD = token<CurrentPassword>('identity.current-password');
const SET_PASSWORD = token<SetPassword>('identity.set-password');
const FORGET_PASSWORD = token<ForgetPassword>('identity.forget-password');
const SEND_RESET_LINK = token<SendResetLink>('identity.send-reset-link');
const RESET_PASSWORD = token<ResetPassword>('identity.reset-password');
const CHANGE_PASSWORD = token<ChangePassword>('identity.change-password');
const CHANGE_EMAIL = token<ChangeEmail>('identity.change-email');
const VERIFY_EMAIL = token<VerifyEmail>('identity.verify-email');
const RESEND_CONFIRMATION = token<ResendConfirmation>('identity.resend-confirmation');
const ACCESS_GATE = token<AccessGate>('identity.access-gate');

const LINK_BYTES = 32;

/** What somebody signs in with, the links in mails about it, one's sessions, and the access gate. */
export const credentialsContainer = new ContainerModule(({ bind }) => {
  provide(bind, ACCOUNT_TOKENS, (orm, sql) => new MikroAccountTokens(orm, sql), [ORM, SQL]);
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
      new AccountLinks(tokens, secrets, messages, clock, settings.publicUrl),
    [ACCOUNT_TOKENS, LINK_TOKENS, ACCOUNT_MESSAGES, CLOCK, SETTINGS],
  );
  provide(bind, FIND_LINK, (users, tokens, secrets) => new FindLink(users, tokens, secrets), [
    USERS,
    ACCOUNT_TOKENS,
    LINK_TOKENS,
  ]);
  provide(
    bind,
    SET_PASSWORD,
    (users, tokens, sessions, messages, clock) =>
      new SetPassword({ users, tokens, sessions, messages, clock }),
    [USERS, ACCOUNT_TOKENS, OPEN_SESSIONS, ACCOUNT_MESSAGES, CLOCK],
  );
  provide(bind, CURRENT_PASSWORD, (work, users, hasher) => new CurrentPassword(work, users, hasher), [
    UNIT_OF_WORK,
    USERS,
    PASSWORD_HASHER,
  ]);
  bindForgottenPassword(bind);
  bindChanges(bind);
  provide(bind, ROUTES, ownSessionsRoutes, [OPEN_SESSIONS]);
  provide(bind, ACCESS_GATE, (hasher, settings) => new AccessGate(hasher, settings.accessPassword), [
    PASSWORD_HASHER,
    SETTINGS,
  ]);
  provide(bind, ROUTES, accessGateRoutes, [ACCESS_GATE, RATE_LIMITS]);
  provide(bind, DUE_WORK, (work, tokens, clock) => new RemoveExpiredLinks(work, tokens, clock), [
    UNIT_OF_WORK,
    ACCOUNT_TOKENS,
    CLOCK,
  ]);
});

type Bind = Parameters<typeof provide>[0];

function bindForgottenPassword(bind: Bind): void {
  provide(bind, FORGET_PASSWORD, (work, jobs) => new ForgetPassword(work, jobs), [UNIT_OF_WORK, TASK_QUEUE]);
  provide(bind, SEND_RESET_LINK, (work, users, links) => new SendResetLink(work, users, links), [
    UNIT_OF_WORK,
    USERS,
    ACCOUNT_LINKS,
  ]);
  provide(bind, TASK_HANDLERS, resetLinkHandler, [SEND_RESET_LINK]);
  provide(
    bind,
    RESET_PASSWORD,
    (unitOfWork, findLink, tokens, newAccount, setPassword, waysIn, clock) =>
      new ResetPassword({ unitOfWork, findLink, tokens, newAccount, setPassword, waysIn, clock }),
    [UNIT_OF_WORK, FIND_LINK, ACCOUNT_TOKENS, NEW_ACCOUNT, SET_PASSWORD, WAYS_IN, CLOCK],
  );
  provide(
    bind,
    ROUTES,
    (forgetPassword, resetPassword, limits) =>
      forgottenPasswordRoutes({ forgetPassword, resetPassword, limits }),
    [FORGET_PASSWORD, RESET_PASSWORD, RATE_LIMITS],
  );
}

function bindChanges(bind: Bind): void {
  provide(
    bind,
    CHANGE_PASSWORD,
    (work, current, account, setPassword) => new ChangePassword(work, current, account, setPassword),
    [UNIT_OF_WORK, CURRENT_PASSWORD, NEW_ACCOUNT, SET_PASSWORD],
  );
  provide(bind, CHANGE_EMAIL, (work, users, current, links) => new ChangeEmail(work, users, current, links), [
    UNIT_OF_WORK,
    USERS,
    CURRENT_PASSWORD,
    ACCOUNT_LINKS,
  ]);
  provide(
    bind,
    ROUTES,
    (changePassword, changeEmail, accounts, limits) =>
      credentialsRoutes({ changePassword, changeEmail, accounts, limits }),
    [CHANGE_PASSWORD, CHANGE_EMAIL, ACCOUNT_READER, RATE_LIMITS],
  );
  provide(
    bind,
    VERIFY_EMAIL,
    (unitOfWork, findLink, users, tokens, sessions, messages, clock) =>
      new VerifyEmail({ unitOfWork, findLink, users, tokens, sessions, messages, clock }),
    [UNIT_OF_WORK, FIND_LINK, USERS, ACCOUNT_TOKENS, OPEN_SESSIONS, ACCOUNT_MESSAGES, CLOCK],
  );
  provide(bind, RESEND_CONFIRMATION, (work, users, links) => new ResendConfirmation(work, users, links), [
    UNIT_OF_WORK,
    USERS,
    ACCOUNT_LINKS,
  ]);
  provide(
    bind,
    ROUTES,
    (verifyEmail, resendConfirmation) => confirmationRoutes({ verifyEmail, resendConfirmation }),
    [VERIFY_EMAIL, RESEND_CONFIRMATION],
  );
}
