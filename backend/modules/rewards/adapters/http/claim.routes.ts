import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';
import { countedAnswer } from '#platform/http/routing/answers/counted-answer.ts';
import { pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ClaimReader } from '../../application/claims/claim-reader.ts';
import type { DecideClaims } from '../../application/claims/decide-claims.ts';
import {
  decideClaimSchema,
  decideClaimsSchema,
  decidedClaimSchema,
  decidedClaimsSchema,
  rewardClaimSchema,
  rewardClaimsQuerySchema,
} from '../../contract/reward-claim.ts';

const PATH = '/api/admin/reward-claims';

/** Claims of rewards that wait for an admin, and what becomes of them (rules.md#claim-review). */
export function claimRoutes(claims: ClaimReader, decide: DecideClaims): readonly Route[] {
  return [
    route({
      method: 'get',
      path: PATH,
      access: 'admin',
      summary: 'List reward claims: waiting claims, longest waiting first, or decided ones',
      query: rewardClaimsQuerySchema,
      answers: { 200: z.array(rewardClaimSchema) },
      handler: async (call) => {
        const { state } = call.query;
        const rows = claims.list(signedIn(call).id, state, pageOf(call));
        return countedAnswer(call, rows, (most) => claims.found(state, most));
      },
    }),
    route({
      method: 'post',
      path: PATH,
      access: 'admin',
      stepUp: true,
      summary: 'Decide several claims; each is written to the audit log',
      body: decideClaimsSchema,
      answers: { 200: decidedClaimsSchema },
      idempotent: true,
      handler: async (call) => {
        const { ids, ...decision } = call.body;
        const body = await decide.runAll(ids, { ...decision, ...actorOf(call) });
        return { status: 200, body };
      },
    }),
    route({
      method: 'post',
      path: `${PATH}/:id`,
      access: 'admin',
      stepUp: true,
      summary: 'Pay or refuse a claim; written to the audit log',
      params: z.object({ id: uuid }),
      body: decideClaimSchema,
      answers: { 200: decidedClaimSchema },
      idempotent: true,
      handler: async (call) => {
        const status = await decide.run(call.params.id, { ...call.body, ...actorOf(call) });
        return { status: 200, body: { status } };
      },
    }),
  ];
}

function actorOf(call: Parameters<typeof signedIn>[0] & { readonly ctx: Parameters<typeof requestIdOf>[0] }) {
  return { by: signedIn(call).id, requestId: requestIdOf(call.ctx) };
}
