import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AnswerDispute } from '../../application/answer-dispute.ts';
import { disputeEvidenceSchema, sendEvidenceSchema } from '../../contract/index.ts';

const PATH = '/api/admin/disputes/:id/evidence';

/** What a bank would be told of a dispute, and telling it (rules.md#dispute-evidence). */
export function evidenceRoutes(answer: AnswerDispute): readonly Route[] {
  return [
    route({
      method: 'get',
      path: PATH,
      access: 'admin',
      summary: 'What the bank would be told, made from letter, consent and timeline',
      params: z.object({ id: uuid }),
      answers: { 200: disputeEvidenceSchema },
      handler: async ({ params }) => ({ status: 200, body: await answer.preview(params.id) }),
    }),
    route({
      method: 'post',
      path: PATH,
      access: 'admin',
      summary: 'Tells the bank, once; written to the audit log',
      params: z.object({ id: uuid }),
      body: sendEvidenceSchema,
      answers: { 204: null },
      idempotent: true,
      handler: async (call) => {
        const who = { by: signedIn(call).id, requestId: requestIdOf(call.ctx) };
        await answer.send(call.params.id, call.body.note, who);
        return { status: 204 };
      },
    }),
  ];
}
