import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { text } from '#contract/http/index.ts';
import { HttpError } from '#platform/http/errors.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AnswerConfirmation } from '#modules/hiring/application/confirmation/answer-confirmation.ts';
import type { SendConfirmationCode } from '#modules/hiring/application/confirmation/send-confirmation-code.ts';
import type { ConfirmByCode } from '#modules/hiring/application/confirmation/confirm-by-code.ts';
import {
  answerConfirmationRequestSchema,
  confirmationAnsweredSchema,
  referralConfirmationSchema,
  referralSchema,
  verifyReferralRequestSchema,
} from '#contract/hiring/index.ts';
import { referralId, referralParams } from '../referral/referral-params.ts';
import { changedReferral } from '../referral/referral-responses.ts';
import type { PresentedReferrals } from '../referral/presented-referrals.ts';

export interface ReferralConfirmationCalls {
  readonly sendConfirmationCode: SendConfirmationCode;
  readonly confirmByCode: ConfirmByCode;
  readonly confirmation: AnswerConfirmation;
  readonly reading: PresentedReferrals;
}

const linkParams = z.object({ token: text({ min: 1, max: 128 }) });

/** The worker confirms: by a code that the referrer enters, or by a link (rules.md#worker-confirms). */
export function referralConfirmationRoutes(calls: ReferralConfirmationCalls): readonly Route[] {
  return [...codeRoutes(calls), ...linkRoutes(calls)];
}

function codeRoutes({
  sendConfirmationCode,
  confirmByCode,
  reading,
}: ReferralConfirmationCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/referrals/:id/send-verification',
      access: 'authenticated',
      summary: 'Sends a six-digit code to the worker’s phone',
      params: referralParams,
      answers: { 202: null },
      handler: async (call) => {
        await sendConfirmationCode.run(referralId(call.params), signedIn(call).id).catch(rethrowAsLimit);
        return { status: 202 };
      },
    }),
    route({
      method: 'post',
      path: '/api/referrals/:id/verify',
      access: 'authenticated',
      summary: 'Confirms a referral with the worker’s code',
      params: referralParams,
      body: verifyReferralRequestSchema,
      answers: { 200: referralSchema },
      handler: async (call) => {
        const { id: by } = signedIn(call);
        await confirmByCode.run(referralId(call.params), by, call.body.code);
        return changedReferral(reading, referralId(call.params), by);
      },
    }),
  ];
}

function linkRoutes({ confirmation }: ReferralConfirmationCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/referral-confirmation/:token',
      access: 'token',
      summary: 'What the worker is asked',
      params: linkParams,
      answers: { 200: referralConfirmationSchema },
      handler: async ({ params }) => ({ status: 200, body: await confirmation.ask(params.token) }),
    }),
    route({
      method: 'post',
      path: '/api/referral-confirmation/:token',
      access: 'token',
      summary: 'The worker confirms or declines',
      params: linkParams,
      body: answerConfirmationRequestSchema,
      answers: { 200: confirmationAnsweredSchema },
      handler: async ({ params, body }) => ({
        status: 200,
        body: { verificationStatus: await confirmation.answer(params.token, body.accept) },
      }),
    }),
  ];
}

/** Three codes an hour is a limit like any other to who is waiting: 429 with Retry-After. */
function rethrowAsLimit(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'hiring.too_many_codes') throw error;
  const { retryAfterSeconds } = error.details;
  throw new HttpError(429, error.code, error.message, { 'Retry-After': String(retryAfterSeconds) });
}
