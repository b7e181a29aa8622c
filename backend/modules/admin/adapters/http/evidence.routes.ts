import { z } from 'zod';
import { EVIDENCE_FILES } from '#contract/billing/vocabulary/disputes/evidence.ts';
import { uuid } from '#contract/http/primitives.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AnswerDispute } from '../../application/evidence/answer-dispute.ts';
import { disputeEvidenceSchema, sendEvidenceSchema } from '../../contract/index.ts';

const PATH = '/api/admin/disputes/:id/evidence';

/** Preview and submission of dispute evidence (rules.md#dispute-evidence). */
export function evidenceRoutes(answer: AnswerDispute): readonly Route[] {
  return [
    route({
      method: 'get',
      path: PATH,
      access: 'admin',
      summary:
        'Get the evidence for a dispute, sent or ready to send: from the letter, the consent, and the timeline',
      params: z.object({ id: uuid }),
      answers: { 200: disputeEvidenceSchema },
      handler: async ({ params }) => ({ status: 200, body: await answer.show(params.id) }),
    }),
    route({
      method: 'get',
      path: `${PATH}/files/:kind`,
      access: 'admin',
      summary: 'Get one document of the evidence as a PDF',
      params: z.object({ id: uuid, kind: z.enum(EVIDENCE_FILES) }),
      answers: { 200: 'raw' },
      handler: async ({ params: { id, kind } }) => {
        const bytes = await answer.file(id, kind);
        const headers = {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="crewvine-evidence-${kind}.pdf"`,
        };
        return { status: 200, headers, body: Buffer.from(bytes) };
      },
    }),
    route({
      method: 'post',
      path: PATH,
      access: 'admin',
      summary: 'Submit the evidence to the bank, once; written to the audit log',
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
