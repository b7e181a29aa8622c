import { visitOf } from '#modules/jobs/index.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { pageOf } from '#platform/http/routing/paging.ts';
import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { text } from '#contract/http/index.ts';
import { unauthorized } from '#platform/http/errors.ts';
import { pageAnswer } from '#platform/http/routing/paging.ts';
import { route, type Caller, type Route } from '#platform/http/routing/route.ts';
import type { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { callerOf } from '#platform/http/sessions/sessions.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ClaimByPhone } from '#modules/hiring/application/confirmation/claim-by-phone.ts';
import type { ClaimReferral } from '#modules/hiring/application/confirmation/claim-referral.ts';
import type { Hiring } from '#modules/hiring/application/hiring.ts';
import type { JobMatches } from '#modules/hiring/application/worker/job-matches.ts';
import type { QuickApply } from '#modules/hiring/application/worker/quick-apply.ts';
import type { WorkerApplications } from '#modules/hiring/application/worker/worker-applications.ts';
import type { WorkerProfiles } from '#modules/hiring/application/worker/worker-profiles.ts';
import { TERMS_VERSION } from '#contract/identity/index.ts';
import type { PhoneEntrance } from '#modules/identity/index.ts';
import type { ApplyByPhone } from '#modules/hiring/application/worker/apply-by-phone.ts';
import {
  applyRequestSchema,
  claimByPhoneRequestSchema,
  claimReferralRequestSchema,
  jobMatchesQuerySchema,
  jobMatchSchema,
  quickApplyQuerySchema,
  quickApplyRequestSchema,
  referralSchema,
  timelineSchema,
  workerApplicationSchema,
  workerApplicationsQuerySchema,
  workerProfileSchema,
  workerStatsSchema,
} from '#contract/hiring/index.ts';
import { CompletionOfProfile } from '#modules/hiring/domain/worker/profile-completion.ts';
import type { ReferralPresenter } from '../referral/referral-presenter.ts';
import { presentWorkerTimeline } from '../referral/timeline-presenter.ts';

export interface WorkerCalls {
  readonly quickApply: QuickApply;
  readonly applyByPhone: ApplyByPhone;
  readonly entrance: PhoneEntrance;
  readonly claimReferral: ClaimReferral;
  readonly claimByPhone: ClaimByPhone;
  readonly applications: WorkerApplications;
  readonly matches: JobMatches;
  readonly workers: WorkerProfiles;
  readonly hiring: Hiring;
  readonly presenter: ReferralPresenter;
  readonly cookies: SealedCookies;
}

const linkParams = z.object({ token: text({ min: 1, max: 128 }) });

/** Applying for jobs, and what a worker sees of it. */
export function workerRoutes(calls: WorkerCalls): readonly Route[] {
  return [
    applyingRoute(calls),
    phoneApplyingRoute(calls),
    claimingRoute(calls),
    phoneClaimingRoute(calls),
    ...profileRoutes(calls),
    ...applicationRoutes(calls),
  ];
}

function applyingRoute({ quickApply, hiring, presenter, cookies }: WorkerCalls): Route {
  return route({
    method: 'post',
    path: '/api/jobs/:id/quick-apply',
    access: 'worker',
    summary: 'Apply for a job with the caller’s profile',
    params: byId<'job'>(),
    query: quickApplyQuerySchema,
    body: quickApplyRequestSchema,
    answers: { 201: referralSchema },
    limit: 'submission',
    handler: async (call) => {
      const { id: by } = signedIn(call);
      const referral = await quickApply.run(by, call.params.id, call.body, {
        shareCode: call.query.ref,
        visitId: visitOf(cookies, call.ctx),
      });
      return { status: 201, body: await presenter.one(await hiring.referralRow(referral), by) };
    },
  });
}

function phoneApplyingRoute({ applyByPhone, entrance, hiring, presenter, cookies }: WorkerCalls): Route {
  return route({
    method: 'post',
    path: '/api/jobs/:id/apply',
    access: 'any',
    summary: 'Apply without an account: creates the account, the profile, and the application, and signs in',
    params: byId<'job'>(),
    query: quickApplyQuerySchema,
    body: applyRequestSchema,
    answers: { 201: referralSchema },
    handler: async ({ params, query, body, ctx, caller }) => {
      const applicant = { ...body, language: entrance.languageOf(ctx), termsVersion: TERMS_VERSION };
      const cameBy = { shareCode: query.ref, visitId: visitOf(cookies, ctx) };
      const jobId = params.id;
      // The person may have signed in elsewhere after this page opened.
      const { by, done } = isWorker(caller)
        ? { by: caller.id, done: await applyByPhone.runSignedIn(caller.id, jobId, applicant, cameBy) }
        : await entrance.enter(ctx, () => applyByPhone.run(jobId, applicant, cameBy));
      return { status: 201, body: await presenter.one(await hiring.referralRow(done), by) };
    },
  });
}

function claimingRoute({ claimReferral }: WorkerCalls): Route {
  return route({
    method: 'post',
    path: '/api/worker-applications',
    access: 'worker',
    summary: 'Add a confirmed referral to the caller’s applications, by the texted link',
    body: claimReferralRequestSchema,
    answers: { 204: null },
    limit: 'tokenLink',
    handler: async (call) => {
      await claimReferral.run(signedIn(call).id, call.body.token);
      return { status: 204 };
    },
  });
}

function phoneClaimingRoute({ claimByPhone, claimReferral, entrance }: WorkerCalls): Route {
  return route({
    method: 'post',
    path: '/api/referral-confirmation/:token/claim',
    access: 'token',
    // The call signs in, so it writes the session.
    looksForCaller: true,
    summary: 'Accept a confirmed referral without an account: creates the account and signs in',
    params: linkParams,
    query: quickApplyQuerySchema,
    body: claimByPhoneRequestSchema,
    answers: { 204: null },
    handler: async ({ params, query, body, ctx }) => {
      const caller = callerOf(ctx);
      if (isWorker(caller)) {
        await claimReferral.run(caller.id, params.token);
        return { status: 204 };
      }
      const { name, phone, code, newAccount } = body;
      const language = entrance.languageOf(ctx);
      const claimant = {
        name,
        phone,
        code,
        newAccount,
        referralCode: query.ref,
        language,
        termsVersion: TERMS_VERSION,
      };
      await entrance.enter(ctx, () => claimByPhone.run(params.token, claimant));
      return { status: 204 };
    },
  });
}

/** A signed-in worker's account is used instead of a second one. */
const isWorker = (caller: Caller | null): caller is Caller => caller?.userType === 'worker';

function profileRoutes({ workers, matches }: WorkerCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/worker-profile',
      access: 'authenticated',
      summary: 'Get the profile’s fields that count, and its completeness',
      answers: { 200: workerProfileSchema },
      handler: async (call) => {
        const profile = await workers.of(signedIn(call).id);
        if (!profile) throw unauthorized();
        return { status: 200, body: { ...profile, completion: CompletionOfProfile.percent(profile) } };
      },
    }),
    route({
      method: 'get',
      path: '/api/job-matches',
      access: 'authenticated',
      summary:
        'List up to three jobs that suit the caller, or as many as requested, with matching and missing points',
      query: jobMatchesQuerySchema,
      answers: { 200: z.array(jobMatchSchema) },
      handler: async (call) => ({ status: 200, body: await matches.of(signedIn(call).id, call.query.limit) }),
    }),
  ];
}

function applicationRoutes({ applications }: WorkerCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/worker-applications',
      access: 'authenticated',
      summary: 'List the caller’s applications and confirmed referrals, newest first',
      query: workerApplicationsQuerySchema,
      answers: { 200: z.array(workerApplicationSchema) },
      handler: async (call) => {
        const { job, status } = call.query;
        const filter = { job: job === null ? null : asId<'job'>(job), statuses: status };
        const rows = await applications.list(signedIn(call).id, filter, pageOf(call));
        const answer = pageAnswer(call, rows, (row) => row);
        return { ...answer, body: rows.slice(0, call.query.limit).map((row) => row.answer) };
      },
    }),
    route({
      method: 'get',
      path: '/api/worker-applications/:id/timeline',
      access: 'authenticated',
      summary: 'Get the timeline of an application, in the worker’s wording',
      params: byId<'referral'>(),
      answers: { 200: timelineSchema },
      handler: async (call) => {
        const id = call.params.id;
        return {
          status: 200,
          body: presentWorkerTimeline(await applications.timeline(signedIn(call).id, id)),
        };
      },
    }),
    route({
      method: 'get',
      path: '/api/worker-stats',
      access: 'authenticated',
      summary: 'Get the counts of the caller’s applications by state',
      answers: { 200: workerStatsSchema },
      handler: async (call) => ({ status: 200, body: await applications.stats(signedIn(call).id) }),
    }),
  ];
}
