import { unauthorized } from '#platform/http/errors.ts';
import { addressKey } from '#platform/http/limits/address-key.ts';
import type { RateLimits } from '#platform/http/limits/rate-limits.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AccountReader } from '#modules/identity/application/account-reader.ts';
import type { ConfirmPhone } from '#modules/identity/application/phone/confirm-phone.ts';
import type { RequestPhoneCode } from '#modules/identity/application/phone/request-phone-code.ts';
import type { SignInByText } from '#modules/identity/application/phone/sign-in-by-text.ts';
import { PHONE_CODE_REFUSED, phoneCodeRequestSchema, phoneProofSchema } from '#contract/identity/phone.ts';
import { signInWaitsSchema } from '#contract/identity/second-factor.ts';
import { userSchema } from '#contract/identity/user.ts';
import { accountAnswer } from '../account/identity.routes.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';
import { languageOf } from '../account/language-of.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';

export interface PhoneCalls {
  readonly requestCode: RequestPhoneCode;
  readonly signInByText: SignInByText;
  readonly confirmPhone: ConfirmPhone;
  readonly steps: SignInSteps;
  readonly accounts: AccountReader;
  readonly limits: RateLimits;
  readonly attempts: SignInAttempts;
}

/** Codes by text: to confirm a phone, and to sign in with one (rules.md#sign-in-by-text). */
export function phoneRoutes(calls: PhoneCalls): readonly Route[] {
  return [codeRoute(calls), signInRoute(calls), confirmRoute(calls)];
}

function codeRoute({ requestCode, limits }: PhoneCalls): Route {
  return route({
    method: 'post',
    path: '/api/auth/phone-code',
    access: 'any',
    summary: 'Text a code if the phone may receive one; the response is always the same',
    body: phoneCodeRequestSchema,
    answers: { 202: null },
    handler: async ({ body: { phone, purpose }, caller, address, ctx }) => {
      await limits.use('phoneCodesOfAddress', addressKey(address));
      const userId = purpose === 'confirm' ? signedIn({ caller }).id : null;
      if (userId !== null) await limits.use('phoneCodesOfAccount', userId);
      await requestCode.run({ purpose, phone, userId, language: languageOf(ctx) });
      return { status: 202 };
    },
  });
}

function signInRoute({ signInByText, steps, accounts, attempts }: PhoneCalls): Route {
  return route({
    method: 'post',
    path: '/api/auth/phone-login',
    access: 'any',
    summary: 'Sign in with a phone and the code texted to it; 202 if a second step follows',
    body: phoneProofSchema,
    answers: { 200: userSchema, 202: signInWaitsSchema },
    handler: async ({ body, address, ctx }) => {
      const phone = signInByText.phoneOf(body.phone);
      const user = await attempts.countAddress(address, 'text', () =>
        attempts.count({ limit: 'signInFailure', key: `phone:${phone}`, about: { phone }, way: 'text' }, () =>
          signInByText.run(phone, body.code),
        ),
      );
      if (!user) throw unauthorized(PHONE_CODE_REFUSED);
      if ((await steps.first(ctx, user, 'text')) === 'waits')
        return { status: 202, body: { waitsFor: 'second_factor' } };
      return accountAnswer(accounts, user.id, 200);
    },
  });
}

function confirmRoute({ confirmPhone, accounts, limits }: PhoneCalls): Route {
  return route({
    method: 'post',
    path: '/api/auth/confirm-phone',
    access: 'authenticated',
    stepUp: true,
    summary: 'Confirm a phone with the code texted to it, and make it the account’s phone',
    body: phoneProofSchema,
    answers: { 200: userSchema },
    handler: async (call) => {
      const { id } = signedIn(call);
      const isFirst = await confirmPhone.run(id, call.body.phone, call.body.code);
      if (isFirst) await limits.returnUse('signUp', addressKey(call.address));
      return accountAnswer(accounts, id, 200);
    },
  });
}
