import { z } from 'zod';
import { text } from '#contract/http/primitives.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { DisputeStore } from '../../application/disputes/dispute-store.ts';
import {
  adminDisputeSchema,
  adminDisputesQuerySchema,
  decideSandboxDisputeSchema,
} from '../../contract/dispute.ts';
import type { SandboxDisputes } from '../sandbox/sandbox-disputes.ts';

export function disputeRoutes(disputes: DisputeStore): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/disputes',
      access: 'admin',
      summary: 'Charges that employers have disputed with their banks, newest first',
      query: adminDisputesQuerySchema,
      answers: { 200: z.array(adminDisputeSchema) },
      handler: async (call) => {
        const { state, limit, cursor } = call.query;
        const rows = await disputes.list(state, { limit, after: readCursor(cursor) });
        return pageAnswer(call, rows, ({ pageAt: at, id }) => ({ at, id }));
      },
    }),
  ];
}

/** What a bank would decide: there is no bank behind the sandbox. */
export function sandboxDisputeRoutes(disputes: SandboxDisputes): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/admin/sandbox-disputes/:id/decide',
      access: 'admin',
      summary: 'Ends a dispute of the sandbox as its bank would',
      params: z.object({ id: text({ min: 1, max: 128 }) }),
      body: decideSandboxDisputeSchema,
      answers: { 204: null },
      handler: async (call) => {
        await disputes.decide(call.params.id, call.body.outcome);
        return { status: 204 };
      },
    }),
  ];
}
