import type { UserId } from '#kernel/ids.ts';
import { unauthorized } from '#platform/http/errors.ts';
import { route, type Call, type Route } from '#platform/http/routing/route.ts';
import { renewSession, signOut } from '#platform/http/sessions/sessions.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { SecurityLog } from '#modules/identity/application/security/security-log.ts';
import type { ChooseRole } from '#modules/identity/application/account/choose-role.ts';
import type { SignIn } from '#modules/identity/application/sign-in/sign-in.ts';
import type { UserType } from '#contract/identity/vocabulary/user-type.ts';
import {
  chooseRoleRequestSchema,
  LOGIN_REFUSED,
  loginRequestSchema,
  signInWaitsSchema,
  userSchema,
  type User,
} from '#contract/identity/index.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import { signInRateLimitKey } from '../sign-in/sign-in-rate-limit-key.ts';

export interface IdentityCalls {
  readonly signIn: SignIn;
  readonly steps: SignInSteps;
  readonly chooseRole: ChooseRole;
  readonly accounts: AccountReader;
  readonly attempts: SignInAttempts;
  readonly log: Pick<SecurityLog, 'record'>;
}

/** The account in the answer's shape; a deleted one counts as no session. */
export async function accountAnswer<Status extends 200 | 201>(
  accounts: AccountReader,
  id: UserId,
  status: Status,
): Promise<{ readonly status: Status; readonly body: User }> {
  const account = await accounts.account(id);
  if (!account) throw unauthorized();
  return { status, body: account };
}

/**
 * After a call that may have changed the caller's type. Only a change gives the session another id (rules.md#new-session-id): the
 * other calls of the page that are under way still carry the old one.
 */
export async function changedAccountAnswer(accounts: AccountReader, call: ChangingCall) {
  const { id, userType } = signedIn(call);
  const person = await accounts.person(id);
  if (person && person.userType !== userType) await renewSession(call.ctx);
  return accountAnswer(accounts, id, 200);
}

type ChangingCall = Pick<Call<unknown, unknown, unknown>, 'caller' | 'ctx'>;

/** Signing in and out, and who one is. */
export function identityRoutes(calls: IdentityCalls): readonly Route[] {
  return [...signInRoutes(calls), ...signOutRoutes(calls), ...roleRoutes(calls)];
}

function signInRoutes({ signIn: useCase, steps, accounts, attempts }: IdentityCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/auth/login',
      access: 'any',
      summary: 'Sign in with email and password; 202 if a code is required next',
      body: loginRequestSchema,
      answers: { 200: userSchema, 202: signInWaitsSchema },
      handler: async ({ body, address, ctx }) => {
        const user = await attempts.countAddress(address, 'password', () =>
          attempts.count(
            {
              limit: 'signInFailure',
              key: signInRateLimitKey(body.email),
              about: { email: body.email },
              way: 'password',
            },
            () => useCase.run(body.email, body.password),
          ),
        );
        if (!user) throw unauthorized(LOGIN_REFUSED);
        if ((await steps.first(ctx, user, 'password')) === 'waits')
          return { status: 202, body: { waitsFor: 'second_factor' } };
        return accountAnswer(accounts, user.id, 200);
      },
    }),
    route({
      method: 'get',
      path: '/api/auth/user',
      access: 'authenticated',
      beforeSecondFactor: true,
      summary: 'Get the signed-in person',
      answers: { 200: userSchema },
      handler: async (call) => accountAnswer(accounts, signedIn(call).id, 200),
    }),
  ];
}

const CONFIRM_SIGN_OUT = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Log out of Crewvine?</title>
<h1>Log out of Crewvine?</h1><p>Another site sent you here. <a href="/api/logout">Log out</a> or
<a href="/">stay signed in</a>.</p></html>`;

/** The browser reads it and deletes the offline data of the person who logged out (rules.md#kept-offline). */
const LOGGED_OUT = 'crewvine.logged-out';
/** The longest life of a session, so no offline data is older. */
const MONTH_MS = 30 * 86_400_000;

function signOutRoutes({ log }: IdentityCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/logout',
      access: 'any',
      endsSession: true,
      summary: 'End the session; requires confirmation if another site sent the browser here',
      answers: { 200: 'raw', 302: null },
      handler: async ({ ctx, caller }) => {
        if (ctx.get('Sec-Fetch-Site') === 'cross-site') {
          const headers = {
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Security-Policy': "default-src 'none'",
          };
          return { status: 200, headers, body: Buffer.from(CONFIRM_SIGN_OUT) };
        }
        signOut(ctx);
        ctx.cookies.set(LOGGED_OUT, '1', {
          httpOnly: false,
          sameSite: 'lax',
          signed: false,
          maxAge: MONTH_MS,
        });
        if (caller) await log.record({ userId: caller.id, kind: 'session_ended', detail: 'signed_out' });
        return { status: 302, headers: { Location: '/' } };
      },
    }),
  ];
}

function roleRoutes({ chooseRole, accounts }: IdentityCalls): readonly Route[] {
  const handler = async (call: Call<undefined, undefined, { userType: UserType }>) => {
    await chooseRole.run(signedIn(call).id, call.body.userType);
    return changedAccountAnswer(accounts, call);
  };
  const shared = {
    access: 'authenticated',
    body: chooseRoleRequestSchema,
    answers: { 200: userSchema },
    handler,
  } as const;
  return [
    route({
      ...shared,
      method: 'put',
      path: '/api/user/role',
      summary: 'Choose a role, in the role dialog',
    }),
    route({
      ...shared,
      method: 'put',
      path: '/api/auth/user/role',
      summary: 'Switch the role, in the switcher',
    }),
  ];
}
