import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { renewSession } from '#platform/http/sessions/sessions.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import { qrPath } from '#platform/pdf/qr-path.ts';
import type { ManageSecondFactor } from '#modules/identity/application/second-factor/manage-second-factor.ts';
import type { SetUpAuthenticator } from '#modules/identity/application/second-factor/set-up-authenticator.ts';
import {
  authenticatorSetupSchema,
  FACTOR_CODE_WRONG,
  factorCodeRequestSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '#contract/identity/second-factor.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';

export interface SecondFactorCalls {
  readonly setUp: SetUpAuthenticator;
  readonly manage: ManageSecondFactor;
  readonly attempts: SignInAttempts;
  /** Whether admins may not go without. */
  readonly adminsNeedIt: boolean;
}

const OWN = { access: 'authenticated', beforeSecondFactor: true } as const;

/** Wrong codes of one person count together, wherever they are typed. */
export async function withRightCode<T>(
  attempts: SignInAttempts,
  userId: UserId,
  attempt: () => Promise<T | null>,
): Promise<T> {
  const about = { limit: 'secondFactorFailure', key: userId, about: { userId }, way: 'code' } as const;
  const done = await attempts.count(about, attempt);
  if (done === null)
    throw new DomainError('identity.wrong_code', 'rule_broken', FACTOR_CODE_WRONG, { path: 'code' });
  return done;
}

/** The person's own second step: on, off, and recovery codes. */
export function secondFactorRoutes(calls: SecondFactorCalls): readonly Route[] {
  return [statusRoute(calls), ...authenticatorRoutes(calls), recoveryRoute(calls)];
}

function statusRoute({ manage, adminsNeedIt }: SecondFactorCalls): Route {
  return route({
    ...OWN,
    method: 'get',
    path: '/api/auth/factors',
    summary: 'Get the second factors of the caller’s own sign-in',
    answers: { 200: secondFactorSchema },
    handler: async (call) => {
      const { id, userType } = signedIn(call);
      const isRequired = adminsNeedIt && userType === 'admin';
      return { status: 200, body: { ...(await manage.status(id)), isRequired } };
    },
  });
}

function authenticatorRoutes({ setUp, manage, attempts }: SecondFactorCalls): readonly Route[] {
  return [
    route({
      ...OWN,
      method: 'post',
      path: '/api/auth/factors/totp',
      stepUp: true,
      summary:
        'Start to set up an authenticator app: returns a secret, which takes effect after a code from it is entered',
      answers: { 201: authenticatorSetupSchema },
      handler: async (call) => {
        const { secret, uri } = await setUp.begin(signedIn(call).id);
        return { status: 201, body: { secret, uri, picture: qrPath(uri) } };
      },
    }),
    route({
      ...OWN,
      method: 'put',
      path: '/api/auth/factors/totp',
      stepUp: true,
      summary:
        'Turn on the authenticator app with a code from it; ends the other sessions and returns the recovery codes',
      body: factorCodeRequestSchema,
      answers: { 200: recoveryCodesSchema },
      handler: async (call) => {
        const { id, sessionId } = signedIn(call);
        const codes = await withRightCode(attempts, id, () => setUp.confirm(id, call.body.code, sessionId));
        await renewSession(call.ctx);
        return { status: 200, body: { codes } };
      },
    }),
    route({
      ...OWN,
      method: 'delete',
      path: '/api/auth/factors/totp',
      stepUp: true,
      summary: 'Turn off the authenticator app, with a code from it or a recovery code',
      body: factorCodeRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        const { id } = signedIn(call);
        await withRightCode(attempts, id, () => manage.turnOff(id, call.body.code));
        return { status: 204 };
      },
    }),
  ];
}

function recoveryRoute({ manage }: SecondFactorCalls): Route {
  return route({
    ...OWN,
    method: 'post',
    path: '/api/auth/factors/recovery-codes',
    stepUp: true,
    summary: 'Create new recovery codes, which are shown only once; the old codes become invalid',
    answers: { 201: recoveryCodesSchema },
    handler: async (call) => {
      const codes = await manage.renewRecoveryCodes(signedIn(call).id);
      return { status: 201, body: { codes } };
    },
  });
}
