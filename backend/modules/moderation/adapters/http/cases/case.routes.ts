import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { uuid } from '#contract/http/primitives.ts';
import { countedAnswer } from '#platform/http/routing/answers/counted-answer.ts';
import { pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import {
  caseDetailSchema,
  caseSchema,
  casesQuerySchema,
  resolveRequestSchema,
} from '#contract/moderation/index.ts';
import type { CaseQueries } from '#modules/moderation/application/cases/case-queries.ts';
import type { ClaimCase } from '#modules/moderation/application/cases/claim-case.ts';
import type { DecideCase } from '#modules/moderation/application/cases/decide-case.ts';
import type { ReadCase } from '#modules/moderation/application/cases/read-case.ts';

export interface CaseCalls {
  readonly queries: CaseQueries;
  readonly read: ReadCase;
  readonly claim: ClaimCase;
  readonly decide: DecideCase;
  readonly clock: Clock;
}

const oneCase = z.object({ id: uuid });

/** The queue of the moderators. An id is that of a case, or of any of its reports. */
export function caseRoutes(calls: CaseCalls): readonly Route[] {
  return [...readRoutes(calls), ...claimRoutes(calls), decideRoute(calls)];
}

function readRoutes({ queries, read, clock }: CaseCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/reports',
      access: 'admin',
      summary:
        'List one case per reported or unreviewed item, open cases by due time; filters by authorId or reporterId',
      query: casesQuerySchema,
      answers: { 200: z.array(caseSchema) },
      handler: async (call) => {
        const { mine, limit: _limit, cursor: _cursor, ...search } = call.query;
        const claimedBy = mine ? signedIn(call).id : null;
        const [asked, now] = [{ ...search, claimedBy }, clock.now()];
        const rows = queries.list(asked, pageOf(call), now);
        return countedAnswer(call, rows, (most) => queries.found(asked, now, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/reports/:id',
      access: 'admin',
      summary: 'Get a case with its reports, the content in context, and the history of its author',
      params: oneCase,
      answers: { 200: caseDetailSchema },
      handler: async (call) => ({ status: 200, body: await read.run(call.params.id, signedIn(call).id) }),
    }),
  ];
}

function claimRoutes({ read, claim }: CaseCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/admin/reports/:id/claim',
      access: 'admin',
      summary: 'Claim a case for fifteen minutes; 409 names the current holder',
      params: oneCase,
      answers: { 200: caseDetailSchema },
      handler: async (call) => {
        const { id } = signedIn(call);
        await claim.run(call.params.id, id);
        return { status: 200, body: await read.run(call.params.id, id) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/admin/reports/:id/claim',
      access: 'admin',
      summary: 'Release a case',
      params: oneCase,
      answers: { 204: null },
      handler: async (call) => {
        await claim.release(call.params.id, signedIn(call).id);
        return { status: 204 };
      },
    }),
  ];
}

function decideRoute({ read, decide }: CaseCalls): Route {
  return route({
    method: 'post',
    path: '/api/admin/reports/:id/resolve',
    access: 'admin',
    summary: 'Decide a case and all open reports of its content',
    params: oneCase,
    body: resolveRequestSchema,
    answers: { 200: caseDetailSchema },
    handler: async (call) => {
      const { id } = signedIn(call);
      await decide.run(call.params.id, id, call.body, requestIdOf(call.ctx));
      return { status: 200, body: await read.run(call.params.id, id) };
    },
  });
}
