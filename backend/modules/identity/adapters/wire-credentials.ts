import { ChangeEmail } from '../application/account/change-email.ts';
import { FindAccountToken } from '../application/recovery/find-account-token.ts';
import { RemoveExpiredLinks } from '../application/recovery/remove-expired-links.ts';
import { RequestPasswordReset } from '../application/recovery/request-password-reset.ts';
import { ResendConfirmation } from '../application/recovery/resend-confirmation.ts';
import { ResetPassword } from '../application/recovery/reset-password.ts';
import { SendResetLink } from '../application/recovery/send-reset-link.ts';
import { VerifyEmail } from '../application/recovery/verify-email.ts';
import { EndExpiredSessions } from '../application/security/end-expired-sessions.ts';
import { ForgetSecurityEvents } from '../application/security/forget-security-events.ts';
import { AccessGate } from '../application/sign-in/access-gate.ts';
import { ChangePassword } from '../application/sign-in/change-password.ts';
import { SetPassword } from '../application/sign-in/set-password.ts';
import { emailVerificationRoutes } from './http/recovery/email-verification.routes.ts';
import { forgottenPasswordRoutes } from './http/recovery/forgotten-password.routes.ts';
import { securityEventsRoutes } from './http/security/security-events.routes.ts';
import { accessGateRoutes } from './http/sign-in/access-gate.routes.ts';
import { credentialsRoutes } from './http/sign-in/credentials.routes.ts';
import { ownSessionsRoutes } from './http/sign-in/own-sessions.routes.ts';
import type { IdentityBase } from './identity-base.ts';
import type { IdentityOutside } from './identity-outside.ts';
import { resetLinkHandler } from './queue/reset-link-handler.ts';

/** Passwords, emails and the links in them, sessions, the security log, and the access gate. */
export function wireCredentials({ platform, hasher, messages }: IdentityOutside, base: IdentityBase) {
  const { unitOfWork, clock, taskQueue, rateLimits: limits, settings } = platform;
  const { users, access, accounts, attempts, currentPassword, links, log, newAccount } = base;
  const { secrets, sessions, tokens } = base;

  const findAccountToken = new FindAccountToken({ users, tokens, secrets });
  const setPassword = new SetPassword({ users, tokens, sessions, log, messages, clock });
  const requestPasswordReset = new RequestPasswordReset(unitOfWork, taskQueue);
  const resetPassword = new ResetPassword({
    unitOfWork,
    findAccountToken,
    tokens,
    newAccount,
    setPassword,
    access,
    clock,
  });
  const changePassword = new ChangePassword({ unitOfWork, currentPassword, newAccount, setPassword });
  const changeEmail = new ChangeEmail({ unitOfWork, users, currentPassword, links });
  const verifyEmail = new VerifyEmail({
    unitOfWork,
    findAccountToken,
    users,
    tokens,
    sessions,
    log,
    messages,
    clock,
  });
  const resendConfirmation = new ResendConfirmation({ unitOfWork, users, links });

  return {
    routes: [
      ...credentialsRoutes({ changePassword, changeEmail, accounts, attempts }),
      ...emailVerificationRoutes({ verifyEmail, resendConfirmation, limits }),
      ...forgottenPasswordRoutes({ requestPasswordReset, resetPassword, limits }),
      ...ownSessionsRoutes(sessions),
      ...securityEventsRoutes(log),
      ...accessGateRoutes(new AccessGate(hasher, settings.accessPassword), limits),
    ],
    taskHandlers: [resetLinkHandler(new SendResetLink({ unitOfWork, users, links }))],
    dueWork: [
      new RemoveExpiredLinks({ unitOfWork, tokens, clock }),
      new EndExpiredSessions(log),
      new ForgetSecurityEvents(log),
    ],
  };
}
