import { z } from 'zod';
import { asId } from '../../../../kernel/ids.ts';
import { listQuerySchema } from '../../../../platform/http/contract/index.ts';
import { route, type Route } from '../../../../platform/http/route.ts';
import { signedIn } from '../../../../platform/http/signed-in.ts';
import type { ReadReferrals } from '../../application/read-referrals.ts';
import type { SubmitReferral } from '../../application/submit-referral.ts';
import {
  referralSchema,
  referWorkerQuerySchema,
  referWorkerRequestSchema,
  timelineSchema,
} from '../../contract/index.ts';
import { pageOf } from './job-answers.ts';
import { ownerCaller } from './owner-caller.ts';
import { changedReferral, referralId, referralListAnswer, referralParams } from './referral-answers.ts';

export interface ReferralCalls {
  readonly submitReferral: SubmitReferral;
  readonly reading: ReadReferrals;
}

const answers = { 200: z.array(referralSchema) };

/** Referring a worker, and reading referrals. */
export function referralRoutes(calls: ReferralCalls): readonly Route[] {
  return [submittingRoute(calls), ...listRoutes(calls), ...oneReferralRoutes(calls)];
}

function submittingRoute({ submitReferral, reading }: ReferralCalls): Route {
  return route({
    method: 'post',
    path: '/api/referrals',
    access: 'in',
    summary: 'Refers a worker for a job',
    query: referWorkerQuerySchema,
    body: referWorkerRequestSchema,
    answers: { 201: referralSchema },
    limit: 'submission',
    handler: async (call) => {
      const { id: by } = signedIn(call);
      const { consent: _, ...worker } = call.body;
      const referral = await submitReferral.run(by, {
        ...worker,
        jobId: asId<'job'>(worker.jobId),
        shareCode: call.query.ref,
      });
      return changedReferral(reading, referral, by, 201);
    },
  });
}

function listRoutes({ reading }: ReferralCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/my-referrals',
      access: 'in',
      summary: 'The referrals one has made, newest first',
      query: listQuerySchema,
      answers,
      handler: async (call) =>
        referralListAnswer(call, await reading.ofReferrer(signedIn(call).id, pageOf(call))),
    }),
    route({
      method: 'get',
      path: '/api/job-referrals/:id',
      access: 'in',
      summary: 'The referrals for one job of one’s own',
      params: referralParams,
      query: listQuerySchema,
      answers,
      handler: async (call) => {
        const { id } = ownerCaller(call);
        const rows = await reading.ofJob(asId<'job'>(call.params.id), id, pageOf(call));
        return referralListAnswer(call, rows);
      },
    }),
  ];
}

function oneReferralRoutes({ reading }: ReferralCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/referrals/:id',
      access: 'in',
      summary: 'One referral, for its employer and its referrer',
      params: referralParams,
      answers: { 200: referralSchema },
      handler: (call) => changedReferral(reading, referralId(call.params), signedIn(call).id),
    }),
    route({
      method: 'get',
      path: '/api/referrals/:id/timeline',
      access: 'in',
      summary: 'What happened to a referral, in the reader’s wording',
      params: referralParams,
      answers: { 200: timelineSchema },
      handler: async (call) => ({
        status: 200,
        body: await reading.timeline(referralId(call.params), signedIn(call).id),
      }),
    }),
  ];
}
