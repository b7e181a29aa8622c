import { z } from 'zod';
import { text, uuid } from '#contract/http/primitives.ts';
import { countedAnswer } from '#platform/http/routing/answers/counted-answer.ts';
import { readCursor } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { Clock } from '#kernel/clock.ts';
import { disputeActions } from '#modules/billing/domain/disputes/dispute-actions.ts';
import type { ForgiveReturn } from '#modules/billing/application/disputes/forgive-return.ts';
import type { DisputeRow, DisputeStore } from '#modules/billing/application/disputes/dispute-store.ts';
import {
  adminDisputeSchema,
  adminDisputesQuerySchema,
  decideSandboxDisputeSchema,
  forgiveReturnSchema,
  type AdminDispute,
} from '#contract/billing/disputes/dispute.ts';
import type { DecideSandboxDispute } from '../../sandbox/disputes/decide-sandbox-dispute.ts';

interface DisputeCalls {
  readonly disputes: DisputeStore;
  readonly forgive: ForgiveReturn;
  readonly clock: Clock;
}

export function disputeRoutes({ disputes, forgive, clock }: DisputeCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/disputes',
      access: 'admin',
      summary: 'List charges that employers have disputed with their banks, newest first',
      query: adminDisputesQuerySchema,
      answers: { 200: z.array(adminDisputeSchema) },
      handler: async (call) => {
        const { state, limit, cursor } = call.query;
        const listed = disputes.list(state, { limit, after: readCursor(cursor) });
        const rows = listed.then((page) => page.map((row) => withActions(row, clock.now())));
        return countedAnswer(call, rows, (most) => disputes.found(state, most));
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/disputes/:id/forgive',
      access: 'admin',
      summary: 'Write off a debit that its bank has returned; written to the audit log',
      params: z.object({ id: uuid }),
      body: forgiveReturnSchema,
      answers: { 204: null },
      idempotent: true,
      handler: async (call) => {
        await forgive.run({
          disputeId: call.params.id,
          reason: call.body.reason,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        });
        return { status: 204 };
      },
    }),
  ];
}

function withActions(row: DisputeRow, now: Date): AdminDispute & DisputeRow {
  const { evidenceSentAt: answeredAt, owed } = row;
  return { ...row, actions: disputeActions({ ...row, answeredAt, isOwed: owed !== null }, now) };
}

/** Decides a dispute in place of a bank: the sandbox has none. */
export function sandboxDisputeRoutes(decide: DecideSandboxDispute): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/admin/sandbox-disputes/:id/decide',
      access: 'admin',
      summary: 'Decide a dispute of the sandbox in place of the bank; written to the audit log',
      params: z.object({ id: text({ min: 1, max: 128 }) }),
      body: decideSandboxDisputeSchema,
      answers: { 204: null },
      handler: async (call) => {
        const { id } = call.params;
        const { outcome } = call.body;
        await decide.run({ id, outcome, by: signedIn(call).id, requestId: requestIdOf(call.ctx) });
        return { status: 204 };
      },
    }),
  ];
}
