import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { text } from '#contract/http/index.ts';
import { optionalLatinName } from '#contract/identity/latin-name.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { HttpError } from '#platform/http/errors.ts';
import { readPlainForm } from '#platform/http/routing/body/plain-form.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { screenLanguage } from '#platform/http/screen-language.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AnswerConfirmation } from '#modules/hiring/application/confirmation/answer-confirmation.ts';
import type { NudgeWorker } from '#modules/hiring/application/confirmation/nudge-worker.ts';
import type { SendConfirmationCode } from '#modules/hiring/application/confirmation/send-confirmation-code.ts';
import type { ConfirmByCode } from '#modules/hiring/application/confirmation/confirm-by-code.ts';
import {
  answerConfirmationRequestSchema,
  confirmationAnsweredSchema,
  referralConfirmationSchema,
  referralSchema,
  verifyReferralRequestSchema,
} from '#contract/hiring/index.ts';
import { changedReferral } from '../referral/referral-responses.ts';
import type { PresentedReferrals } from '../referral/presented-referrals.ts';

export interface ReferralConfirmationCalls {
  readonly sendConfirmationCode: SendConfirmationCode;
  readonly nudgeWorker: NudgeWorker;
  readonly confirmByCode: ConfirmByCode;
  readonly confirmation: AnswerConfirmation;
  readonly reading: PresentedReferrals;
  readonly publicUrl: string;
}

/** A page without scripts cannot show an error, so a name that is not in Latin letters is dropped. */
const plainAnswer = z.strictObject({
  accept: z.enum(['true', 'false']),
  workerLatinName: optionalLatinName().catch(null),
});
const linkParams = z.object({ token: text({ min: 1, max: 128 }) });

/** The worker confirms: by a code that the referrer enters, or by a link (rules.md#worker-confirms). */
export function referralConfirmationRoutes(calls: ReferralConfirmationCalls): readonly Route[] {
  return [...codeRoutes(calls), nudgeRoute(calls), ...linkRoutes(calls), plainRoute(calls)];
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
      summary: 'Send a six-digit code to the worker’s phone',
      params: byId<'referral'>(),
      answers: { 202: null },
      handler: async (call) => {
        await sendConfirmationCode.run(call.params.id, signedIn(call).id).catch(rethrowAsLimit);
        return { status: 202 };
      },
    }),
    route({
      method: 'post',
      path: '/api/referrals/:id/verify',
      access: 'authenticated',
      summary: 'Confirm a referral with the worker’s code',
      params: byId<'referral'>(),
      body: verifyReferralRequestSchema,
      answers: { 200: referralSchema },
      handler: async (call) => {
        const { id: by } = signedIn(call);
        await confirmByCode.run(call.params.id, by, call.body.code);
        return changedReferral(reading, call.params.id, by);
      },
    }),
  ];
}

function nudgeRoute({ nudgeWorker }: ReferralConfirmationCalls): Route {
  return route({
    method: 'post',
    path: '/api/referrals/:id/nudge',
    access: 'authenticated',
    summary: 'Remind the worker of the link by text, at most once a day',
    params: byId<'referral'>(),
    answers: { 202: null },
    handler: async (call) => {
      await nudgeWorker.run(call.params.id, signedIn(call).id);
      return { status: 202 };
    },
  });
}

function linkRoutes({ confirmation }: ReferralConfirmationCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/referral-confirmation/:token',
      access: 'token',
      summary: 'Get the referral that the worker is asked to confirm',
      params: linkParams,
      answers: { 200: referralConfirmationSchema },
      handler: async ({ params }) => ({ status: 200, body: await confirmation.ask(params.token) }),
    }),
    route({
      method: 'post',
      path: '/api/referral-confirmation/:token',
      access: 'token',
      summary: 'Confirm or decline the referral, as the worker',
      params: linkParams,
      body: answerConfirmationRequestSchema,
      answers: { 200: confirmationAnsweredSchema },
      handler: async ({ params, body, ctx }) => {
        const answer = {
          accept: body.accept,
          latinName: body.workerLatinName,
          readIn: screenLanguage(ctx.get('Accept-Language')),
        };
        return {
          status: 200,
          body: { verificationStatus: await confirmation.answer(params.token, answer) },
        };
      },
    }),
  ];
}

/**
 * The same answer as a form, for a phone that runs no script. In every case, the page shows the current
 * state.
 */
function plainRoute({ confirmation, publicUrl }: ReferralConfirmationCalls): Route {
  return route({
    method: 'post',
    path: '/api/referral-confirmation/:token/form',
    access: 'token',
    crossSite: true,
    rawBody: true,
    summary:
      'Confirm or decline the referral by a form without scripts, as the worker (form-encoded `accept`)',
    params: linkParams,
    answers: { 303: null },
    handler: async ({ params: { token }, ctx }) => {
      const { accept, workerLatinName } = plainAnswer.parse(await readPlainForm(ctx, publicUrl));
      const answer = { accept: accept === 'true', latinName: workerLatinName, readIn: null };
      await confirmation.answer(token, answer).catch(ignoreRefusal);
      return { status: 303, headers: { Location: `/confirm-referral/${encodeURIComponent(token)}` } };
    },
  });
}

/** Answered already, too late, over, unknown: that is what the page shows. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

/** Three codes an hour is a limit like any other to who is waiting: 429 with Retry-After. */
function rethrowAsLimit(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'hiring.too_many_codes') throw error;
  const { retryAfterSeconds } = error.details;
  throw new HttpError(429, error.code, error.message, { 'Retry-After': String(retryAfterSeconds) });
}
