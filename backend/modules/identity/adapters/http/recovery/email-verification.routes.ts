import { addressKey } from '#platform/http/limits/address-key.ts';
import type { RateLimits } from '#platform/http/limits/rate-limits.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ResendConfirmation } from '#modules/identity/application/recovery/resend-confirmation.ts';
import type { VerifyEmail } from '#modules/identity/application/recovery/verify-email.ts';
import { verifyEmailRequestSchema } from '#contract/identity/sign-in/credentials.ts';

export interface EmailVerificationCalls {
  readonly verifyEmail: VerifyEmail;
  readonly resendConfirmation: ResendConfirmation;
  readonly limits: RateLimits;
}

/** Whether an email address is someone's own. */
export function emailVerificationRoutes({
  verifyEmail,
  resendConfirmation,
  limits,
}: EmailVerificationCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/auth/verify-email',
      access: 'any',
      summary: 'Confirm an email address with the emailed link',
      limit: 'tokenLink',
      body: verifyEmailRequestSchema,
      answers: { 204: null },
      handler: async ({ body, caller, address }) => {
        if (await verifyEmail.run(body.token, caller)) await limits.returnUse('signUp', addressKey(address));
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/auth/resend-verification',
      access: 'authenticated',
      summary: 'Resend the confirmation email, unless the address is confirmed',
      limit: 'confirmationMail',
      answers: { 202: null },
      handler: async (call) => {
        await resendConfirmation.run(signedIn(call).id);
        return { status: 202 };
      },
    }),
  ];
}
