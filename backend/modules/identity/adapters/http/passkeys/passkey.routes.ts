import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { HttpError, unauthorized } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { renewSession } from '#platform/http/sessions/sessions.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { AddPasskey } from '#modules/identity/application/passkeys/add-passkey.ts';
import type { RemovePasskey } from '#modules/identity/application/passkeys/remove-passkey.ts';
import type { UsePasskey } from '#modules/identity/application/passkeys/use-passkey.ts';
import {
  newPasskeySchema,
  PASSKEY_REFUSED,
  passkeyAddedSchema,
  passkeyCreationSchema,
  passkeyParamsSchema,
  passkeyProofSchema,
  passkeyQuestionSchema,
} from '#contract/identity/passkeys.ts';
import { userSchema } from '#contract/identity/user.ts';
import { accountAnswer } from '../account/identity.routes.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';
import { answered, ask, CREATION, PROOF } from './passkey-cookie.ts';

export interface PasskeyCalls {
  readonly addPasskey: AddPasskey;
  readonly usePasskey: UsePasskey;
  readonly removePasskey: RemovePasskey;
  readonly steps: SignInSteps;
  readonly cookies: SealedCookies;
  readonly accounts: AccountReader;
  readonly attempts: Pick<SignInAttempts, 'countAddress'>;
}

/** Passkeys: sign-in, and managing your own (rules.md#passkeys). */
export function passkeyRoutes(calls: PasskeyCalls): readonly Route[] {
  return [questionRoute(calls), signInRoute(calls), ...ownRoutes(calls)];
}

function questionRoute({ usePasskey, cookies }: PasskeyCalls): Route {
  return route({
    method: 'post',
    path: '/api/auth/passkeys/options',
    access: 'any',
    beforeSecondFactor: true,
    summary: 'Get the challenge for signing in with a passkey, valid for five minutes in a cookie',
    answers: { 200: passkeyQuestionSchema },
    handler: async ({ ctx }) => {
      const body = await usePasskey.question();
      ask(ctx, cookies, PROOF, body.challenge);
      return { status: 200, body };
    },
  });
}

function signInRoute({ usePasskey, steps, cookies, accounts, attempts }: PasskeyCalls): Route {
  return route({
    method: 'post',
    path: '/api/auth/passkey-login',
    access: 'any',
    summary: 'Sign in with a passkey, which counts as both factors',
    body: passkeyProofSchema,
    answers: { 200: userSchema },
    handler: async ({ body, address, ctx }) => {
      const asked = answered(ctx, cookies, PROOF);
      const user = await attempts.countAddress(address, 'passkey', () => usePasskey.run(body, asked));
      if (!user) throw unauthorized(PASSKEY_REFUSED);
      await steps.byPasskey(ctx, user);
      return accountAnswer(accounts, user.id, 200);
    },
  });
}

const OWN = { access: 'authenticated', beforeSecondFactor: true, stepUp: true } as const;

function ownRoutes({ addPasskey, removePasskey, cookies }: PasskeyCalls): readonly Route[] {
  return [
    route({
      ...OWN,
      method: 'post',
      path: '/api/auth/factors/passkeys/options',
      summary: 'Get the options for creating a passkey',
      answers: { 200: passkeyCreationSchema },
      handler: async (call) => {
        const body = await addPasskey.begin(signedIn(call).id);
        ask(call.ctx, cookies, CREATION, body.challenge);
        return { status: 200, body };
      },
    }),
    route({
      ...OWN,
      method: 'post',
      path: '/api/auth/factors/passkeys',
      summary:
        'Add a passkey; the first second factor ends the other sessions and returns the recovery codes',
      body: newPasskeySchema,
      answers: { 201: passkeyAddedSchema },
      handler: async (call) => {
        const { id, sessionId: sessionSecret } = signedIn(call);
        const { challenge } = answered(call.ctx, cookies, CREATION);
        const made = { answer: call.body, challenge, userAgent: call.userAgent, sessionSecret };
        const added = await addPasskey.finish(id, made);
        if (!added) throw refused();
        await renewSession(call.ctx);
        return { status: 201, body: added };
      },
    }),
    route({
      ...OWN,
      method: 'delete',
      path: '/api/auth/factors/passkeys/:id',
      summary: 'Remove a passkey, which then no longer signs in',
      params: passkeyParamsSchema,
      answers: { 204: null },
      handler: async (call) => {
        const isGone = await removePasskey.run(signedIn(call).id, asId(call.params.id));
        if (!isGone) throw new HttpError(404, 'identity.passkey_not_found', 'Passkey not found');
        return { status: 204 };
      },
    }),
  ];
}

export function refused(): DomainError {
  return new DomainError('identity.passkey_refused', 'rule_broken', PASSKEY_REFUSED);
}
