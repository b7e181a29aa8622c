import { pageOf } from '#platform/http/routing/paging.ts';
import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ChangeInBulk } from '#modules/hiring/application/employer/change-in-bulk.ts';
import type { EmployerOverview } from '#modules/hiring/application/employer/employer-overview.ts';
import {
  bulkAnswerSchema,
  bulkRollbackRequestSchema,
  bulkStatusRequestSchema,
} from '#contract/hiring/referral/bulk-status.ts';
import {
  employerReferralsQuerySchema,
  employerStatsQuerySchema,
  employerStatsSchema,
} from '#contract/hiring/employer/employer-overview.ts';
import { referralSchema } from '#contract/hiring/referral.ts';
import type { PresentedReferrals } from '../referral/presented-referrals.ts';
import { referralListAnswer } from '../referral/referral-responses.ts';

export interface EmployerOverviewCalls {
  readonly overview: EmployerOverview;
  readonly bulk: ChangeInBulk;
  readonly presented: PresentedReferrals;
}

/** Overviews and bulk changes for the employer's screens. */
export function employerOverviewRoutes(calls: EmployerOverviewCalls): readonly Route[] {
  return [...readingRoutes(calls), ...bulkRoutes(calls)];
}

function readingRoutes({ overview, presented }: EmployerOverviewCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/employer-referrals',
      access: 'employer',
      summary:
        'List the referrals for the employer’s jobs, filtered and sorted, with their number in X-Total-Count',
      query: employerReferralsQuerySchema,
      answers: { 200: z.array(referralSchema) },
      handler: async (call) => {
        const { job, ...filter } = call.query;
        const asked = { ...filter, job: job === null ? null : asId<'job'>(job) };
        const { id } = signedIn(call);
        const [rows, total] = await Promise.all([
          overview.referrals(id, asked, pageOf(call)),
          overview.countReferrals(id, asked),
        ]);
        const answer = referralListAnswer(call, await presented.listed(rows, id));
        return { ...answer, headers: { ...answer.headers, 'X-Total-Count': String(total) } };
      },
    }),
    route({
      method: 'get',
      path: '/api/employer-stats',
      access: 'employer',
      summary: 'Get the figures of the employer’s dashboard, for all jobs or one',
      query: employerStatsQuerySchema,
      answers: { 200: employerStatsSchema },
      handler: async (call) => {
        const { job } = call.query;
        return {
          status: 200,
          body: await overview.stats(signedIn(call).id, job === null ? null : asId<'job'>(job)),
        };
      },
    }),
  ];
}

function bulkRoutes({ bulk }: EmployerOverviewCalls): readonly Route[] {
  return [
    route({
      method: 'put',
      path: '/api/referrals/bulk-status',
      access: 'authenticated',
      summary: 'Change the status of many referrals, each independently',
      body: bulkStatusRequestSchema,
      answers: { 200: bulkAnswerSchema },
      idempotent: true,
      handler: async (call) => {
        const { ids, ...asked } = call.body;
        const { undoUntil, ...outcome } = await bulk.move(
          ids.map(asId<'referral'>),
          ownerCaller(call).id,
          asked,
        );
        return { status: 200, body: { ...outcome, undoUntil: undoUntil?.toISOString() ?? null } };
      },
    }),
    route({
      method: 'put',
      path: '/api/referrals/bulk-rollback',
      access: 'authenticated',
      summary: 'Undo the last change of many referrals within a day, each independently',
      body: bulkRollbackRequestSchema,
      answers: { 200: bulkAnswerSchema },
      idempotent: true,
      handler: async (call) => {
        const { ids, status } = call.body;
        const { results, changed } = await bulk.undo(ids.map(asId<'referral'>), ownerCaller(call).id, status);
        return { status: 200, body: { results, changed, undoUntil: null } };
      },
    }),
  ];
}
