import { shareLinkQuerySchema } from '#contract/jobs/sharing/share-link.ts';
import { visitOf } from '#modules/jobs/index.ts';
import type { CameBy } from '#modules/jobs/index.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { pageOf } from '#platform/http/routing/paging.ts';
import { z } from 'zod';
import { asId, type UserId } from '#kernel/ids.ts';
import { listQuerySchema } from '#contract/http/index.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { unauthorized } from '#platform/http/errors.ts';
import { route, type Call, type Route } from '#platform/http/routing/route.ts';
import type { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import { TERMS_VERSION } from '#contract/identity/index.ts';
import type { PhoneEntrance } from '#modules/identity/index.ts';
import type { ReferByPhone } from '#modules/hiring/application/submission/refer-by-phone.ts';
import type { ReadReferrals } from '#modules/hiring/application/referral/read-referrals.ts';
import { referralNotFound } from '#modules/hiring/application/errors.ts';
import type { CrewMember, SubmitCrew } from '#modules/hiring/application/submission/submit-crew.ts';
import type { SubmitReferral } from '#modules/hiring/application/submission/submit-referral.ts';
import { referralSchema, submittedReferralSchema, timelineSchema } from '#contract/hiring/index.ts';
import { hasCode, submitReferralRequestSchema } from './referral-body.ts';
import { changedReferral, referralListAnswer } from './referral-responses.ts';
import type { PresentedReferrals } from './presented-referrals.ts';
import { presentTimeline } from './timeline-presenter.ts';

export interface ReferralCalls {
  readonly submitReferral: SubmitReferral;
  readonly submitCrew: SubmitCrew;
  readonly referByPhone: ReferByPhone;
  readonly entrance: PhoneEntrance;
  readonly cookies: SealedCookies;
  readonly reading: PresentedReferrals;
  readonly history: ReadReferrals;
}

type SubmittingCall = Pick<
  Call<undefined, z.output<typeof shareLinkQuerySchema>, z.output<typeof submitReferralRequestSchema>>,
  'ctx' | 'query' | 'body'
>;

const answers = { 200: z.array(referralSchema) };

/** Referring a worker, and reading referrals. */
export function referralRoutes(calls: ReferralCalls): readonly Route[] {
  return [submittingRoute(calls), ...listRoutes(calls), ...oneReferralRoutes(calls)];
}

function submittingRoute(calls: ReferralCalls): Route {
  return route({
    method: 'post',
    path: '/api/referrals',
    access: 'any',
    summary:
      'Refer a worker for a job, or a crew of two to twelve, all or none; a code for a signed-out referrer’s phone creates the account',
    query: shareLinkQuerySchema,
    body: submitReferralRequestSchema,
    answers: { 201: submittedReferralSchema },
    signedOut: hasCode,
    limit: 'submission',
    uses: (body) => ('team' in body ? body.team.length : 1),
    handler: async (call) => {
      const cameBy = { shareCode: call.query.ref, visitId: visitOf(calls.cookies, call.ctx) };
      const submit = (by: UserId) => submitted(calls, by, call.body, cameBy);
      const { by, done: team } = call.caller
        ? { by: call.caller.id, done: await submit(call.caller.id) }
        : await enterToRefer(calls, call, submit);
      const [first] = team;
      if (!first) throw referralNotFound();
      const referral = await calls.reading.one(first.id, by);
      return { status: 201, body: { ...referral, team: team.length > 1 ? team : [] } };
    },
  });
}

/** @throws HttpError 401 if the body has no code either */
async function enterToRefer(
  { referByPhone, entrance }: ReferralCalls,
  { ctx, query, body: { referrerName: name, referrerPhone: phone, code } }: SubmittingCall,
  submit: (by: UserId) => Promise<readonly CrewMember[]>,
) {
  if (code === null) throw unauthorized();
  const language = entrance.languageOf(ctx);
  const person = { name, phone, code, referralCode: query.ref, language, termsVersion: TERMS_VERSION };
  return entrance.enter(ctx, () => referByPhone.run(person, submit));
}

async function submitted(
  { submitReferral, submitCrew }: ReferralCalls,
  by: UserId,
  body: z.output<typeof submitReferralRequestSchema>,
  cameBy: CameBy,
): Promise<readonly CrewMember[]> {
  const referring = { ...body, jobId: asId<'job'>(body.jobId), cameBy };
  if ('team' in body) {
    const { experience, relationship } = body;
    const workers = body.team.map((worker) => {
      return { ...worker, experience, relationship: worker.relationship ?? relationship };
    });
    return submitCrew.run(by, referring, workers);
  }
  const { workerName, workerLatinName, workerPhone, workerEmail, experience, relationship } = body;
  const worker = { workerName, workerLatinName, workerPhone, workerEmail, experience, relationship };
  return [{ id: await submitReferral.run(by, referring, worker), workerName, workerPhone }];
}

function listRoutes({ reading }: ReferralCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/my-referrals',
      access: 'authenticated',
      summary: 'List the caller’s own referrals, newest first',
      query: listQuerySchema,
      answers,
      handler: async (call) =>
        referralListAnswer(call, await reading.ofReferrer(signedIn(call).id, pageOf(call))),
    }),
    route({
      method: 'get',
      path: '/api/job-referrals/:id',
      access: 'authenticated',
      summary: 'List the referrals for one of the caller’s jobs',
      params: byId<'job'>(),
      query: listQuerySchema,
      answers,
      handler: async (call) => {
        const { id } = ownerCaller(call);
        const rows = await reading.ofJob(call.params.id, id, pageOf(call));
        return referralListAnswer(call, rows);
      },
    }),
  ];
}

function oneReferralRoutes({ reading, history }: ReferralCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/referrals/:id',
      access: 'authenticated',
      summary: 'Get a referral, for its employer and its referrer',
      params: byId<'referral'>(),
      answers: { 200: referralSchema },
      handler: (call) => changedReferral(reading, call.params.id, signedIn(call).id),
    }),
    route({
      method: 'get',
      path: '/api/referrals/:id/timeline',
      access: 'authenticated',
      summary: 'Get the timeline of a referral, in the reader’s wording',
      params: byId<'referral'>(),
      answers: { 200: timelineSchema },
      handler: async (call) => {
        const { id } = signedIn(call);
        return {
          status: 200,
          body: presentTimeline(await history.timeline(call.params.id, id), id),
        };
      },
    }),
  ];
}
