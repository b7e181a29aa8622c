import type { Context } from 'koa';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { HttpError, unauthorized } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { UsePasskey } from '#modules/identity/application/passkeys/use-passkey.ts';
import type { VerifySecondFactor } from '#modules/identity/application/second-factor/verify-second-factor.ts';
import type { OpenSessions } from '#modules/identity/application/sign-in/open-sessions.ts';
import type { VerifyCurrentPassword } from '#modules/identity/application/sign-in/verify-current-password.ts';
import { CURRENT_PASSWORD_WRONG } from '#contract/identity/sign-in/credentials.ts';
import type { PasskeyProof } from '#contract/identity/passkeys.ts';
import { factorCodeRequestSchema, stepUpRequestSchema } from '#contract/identity/second-factor.ts';
import { userSchema } from '#contract/identity/user.ts';
import { accountAnswer } from '../account/identity.routes.ts';
import { answered, PROOF } from '../passkeys/passkey-cookie.ts';
import { refused } from '../passkeys/passkey.routes.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';
import { accountRateLimitKey } from '../sign-in/sign-in-rate-limit-key.ts';
import { withRightCode } from './second-factor.routes.ts';
import type { SignInSteps } from './sign-in-steps.ts';

export interface ProofCalls {
  readonly steps: SignInSteps;
  readonly secondFactor: VerifySecondFactor;
  readonly currentPassword: VerifyCurrentPassword;
  readonly usePasskey: UsePasskey;
  readonly cookies: SealedCookies;
  readonly sessions: OpenSessions;
  readonly accounts: AccountReader;
  readonly attempts: SignInAttempts;
}

/** The code at sign-in, and saying who one is once more (rules.md#step-up). */
export function proofRoutes(calls: ProofCalls): readonly Route[] {
  return [signInCodeRoute(calls), askProofRoute(), stepUpRoute(calls)];
}

function signInCodeRoute({ steps, secondFactor, accounts, attempts }: ProofCalls): Route {
  return route({
    method: 'post',
    path: '/api/auth/factors/code',
    access: 'any',
    beforeSecondFactor: true,
    summary: 'Complete a sign-in with a code from the app or a recovery code',
    body: factorCodeRequestSchema,
    answers: { 200: userSchema },
    handler: async ({ body, ctx }) => {
      const user = await steps.waiting(ctx);
      if (!user) throw new HttpError(410, 'identity.sign_in_again', 'Please sign in again');
      await withRightCode(attempts, user.id, () => secondFactor.run(user.id, body.code));
      await steps.second(ctx, user);
      return accountAnswer(accounts, user.id, 200);
    },
  });
}

/** Asked before a browser goes to a file, where a refusal would be all that someone sees. */
function askProofRoute(): Route {
  return route({
    method: 'get',
    path: '/api/auth/step-up',
    access: 'authenticated',
    beforeSecondFactor: true,
    stepUp: true,
    summary: 'Check that the caller proved their identity in the last ten minutes; 403 otherwise',
    answers: { 204: null },
    handler: async () => ({ status: 204 }),
  });
}

function stepUpRoute(calls: ProofCalls): Route {
  const { secondFactor, sessions, attempts } = calls;
  return route({
    method: 'post',
    path: '/api/auth/step-up',
    access: 'authenticated',
    beforeSecondFactor: true,
    summary:
      'Prove the caller’s identity again, by password, code, or passkey; valid for ten minutes in this session',
    body: stepUpRequestSchema,
    answers: { 204: null },
    handler: async (call) => {
      const { id, sessionId } = signedIn(call);
      const { password, code, passkey } = call.body;
      if (passkey !== undefined) await byPasskey(calls, call.ctx, id, passkey);
      else if (code !== undefined) await withRightCode(attempts, id, () => secondFactor.run(id, code));
      else await byPassword(calls, id, password ?? '');
      await sessions.prove(sessionId, password === undefined);
      return { status: 204 };
    },
  });
}

async function byPassword(
  { currentPassword, accounts, attempts }: ProofCalls,
  id: UserId,
  password: string,
): Promise<void> {
  const person = await accounts.person(id);
  if (!person) throw unauthorized();
  const key = accountRateLimitKey(person);
  const about = { limit: 'signInFailure', key, about: { userId: id }, way: 'password' } as const;
  const right = await attempts.count(about, () => currentPassword.check(id, password));
  if (right === null)
    throw new DomainError('identity.wrong_password', 'rule_broken', CURRENT_PASSWORD_WRONG, {
      path: 'password',
    });
}

async function byPasskey(
  { usePasskey, cookies }: ProofCalls,
  ctx: Context,
  id: UserId,
  passkey: PasskeyProof,
): Promise<void> {
  const asked = answered(ctx, cookies, PROOF);
  if (!(await usePasskey.run(passkey, asked, id))) throw refused();
}
