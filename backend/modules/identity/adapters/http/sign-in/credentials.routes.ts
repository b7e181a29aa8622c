import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { unauthorized } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { renewSession } from '#platform/http/sessions/sessions.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { ChangeEmail } from '#modules/identity/application/account/change-email.ts';
import type { ChangePassword } from '#modules/identity/application/sign-in/change-password.ts';
import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  CURRENT_PASSWORD_WRONG,
} from '#contract/identity/sign-in/credentials.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';
import { accountRateLimitKey } from './sign-in-rate-limit-key.ts';

export interface CredentialsCalls {
  readonly changePassword: ChangePassword;
  readonly changeEmail: ChangeEmail;
  readonly accounts: AccountReader;
  readonly attempts: SignInAttempts;
}

/** Changing what one signs in with. Wrong current passwords count like failed sign-ins to the same account. */
export function credentialsRoutes(calls: CredentialsCalls): readonly Route[] {
  const { changePassword, changeEmail } = calls;
  return [
    route({
      method: 'put',
      path: '/api/auth/password',
      access: 'authenticated',
      summary: 'Change the password; ends the other sessions and retains this one',
      body: changePasswordRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        const { id, sessionId } = signedIn(call);
        const { currentPassword: current, newPassword: next } = call.body;
        await withRightPassword(calls, id, () => changePassword.run(id, { current, next }, sessionId));
        await renewSession(call.ctx);
        return { status: 204 };
      },
    }),
    route({
      method: 'put',
      path: '/api/auth/email',
      access: 'authenticated',
      summary:
        'Request a new email address, or a first one for an account without; it takes effect after the link sent to it is opened',
      body: changeEmailRequestSchema,
      answers: { 202: null },
      limit: 'confirmationMail',
      handler: async (call) => {
        const { id } = signedIn(call);
        const { email, currentPassword } = call.body;
        if (currentPassword === undefined) await changeEmail.addFirst(id, email, call.mustBeProved);
        else await withRightPassword(calls, id, () => changeEmail.run(id, email, currentPassword));
        return { status: 202 };
      },
    }),
  ];
}

async function withRightPassword(
  { accounts, attempts }: CredentialsCalls,
  id: UserId,
  attempt: () => Promise<object | null>,
): Promise<void> {
  const person = await accounts.person(id);
  if (!person) throw unauthorized();
  const key = accountRateLimitKey(person);
  const done = await attempts.count(
    { limit: 'signInFailure', key, about: { userId: id }, way: 'password' },
    attempt,
  );
  if (!done)
    throw new DomainError('identity.wrong_password', 'rule_broken', CURRENT_PASSWORD_WRONG, {
      path: 'currentPassword',
    });
}
