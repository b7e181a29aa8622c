import type { RateLimits } from '#platform/http/limits/rate-limits.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { RequestPasswordReset } from '#modules/identity/application/recovery/request-password-reset.ts';
import type { ResetPassword } from '#modules/identity/application/recovery/reset-password.ts';
import {
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
} from '#contract/identity/sign-in/credentials.ts';

export interface ForgottenPasswordCalls {
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
  readonly limits: RateLimits;
}

/** The way back in for someone who cannot sign in. */
export function forgottenPasswordRoutes(calls: ForgottenPasswordCalls): readonly Route[] {
  const { requestPasswordReset, resetPassword, limits } = calls;
  return [
    route({
      method: 'post',
      path: '/api/auth/forgot-password',
      access: 'public',
      summary:
        'Send a link for a new password if the address has an account; the response is always the same',
      limit: 'resetLinksOfAddress',
      body: forgotPasswordRequestSchema,
      answers: { 202: null },
      handler: async ({ body: { email } }) => {
        if (await limits.take('resetLinkOfAccount', email)) await requestPasswordReset.run(email);
        return { status: 202 };
      },
    }),
    route({
      method: 'post',
      path: '/api/auth/reset-password',
      access: 'public',
      summary: 'Choose a new password with the emailed link; signs the person out everywhere',
      limit: 'tokenLink',
      body: resetPasswordRequestSchema,
      answers: { 204: null },
      handler: async ({ body }) => {
        await resetPassword.run(body.token, body.password);
        return { status: 204 };
      },
    }),
  ];
}
