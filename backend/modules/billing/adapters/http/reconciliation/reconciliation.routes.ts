import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { DifferenceReader } from '#modules/billing/application/reconciliation/differences.ts';
import {
  differenceNotFound,
  type ExplainDifference,
} from '#modules/billing/application/reconciliation/explain-difference.ts';
import {
  balanceDifferenceSchema,
  balanceLineSchema,
  differencesQuerySchema,
  explainDifferenceSchema,
  reconciliationSchema,
} from '#contract/billing/reconciliation/reconciliation.ts';

const PATH = '/api/admin/reconciliation';
const params = z.object({ id: uuid });

/**
 * The provider's books compared with ours, and admins' explanations of the differences
 * (rules.md#reconciliation).
 */
export function reconciliationRoutes(reader: DifferenceReader, explain: ExplainDifference): readonly Route[] {
  return [
    route({
      method: 'get',
      path: PATH,
      access: 'admin',
      summary:
        'Get the progress of the reconciliation with the provider’s books, the number of open discrepancies, and stuck items',
      answers: { 200: reconciliationSchema },
      handler: async () => ({ status: 200, body: await reader.overview() }),
    }),
    route({
      method: 'get',
      path: `${PATH}/differences`,
      access: 'admin',
      summary: 'List discrepancies between the provider’s books and ours, latest first',
      query: differencesQuerySchema,
      answers: { 200: z.array(balanceDifferenceSchema) },
      handler: async (call) => {
        const rows = await reader.list(call.query.state, pageOf(call));
        return pageAnswer(call, rows, ({ pageAt: at, id }) => ({ at, id }));
      },
    }),
    route({
      method: 'get',
      path: `${PATH}/differences/:id/lines`,
      access: 'admin',
      summary: 'List the provider’s own lines of a discrepancy, oldest first',
      params,
      answers: { 200: z.array(balanceLineSchema) },
      handler: async (call) => {
        const lines = await reader.lines(call.params.id);
        if (!lines) throw differenceNotFound();
        return { status: 200, body: lines };
      },
    }),
    route({
      method: 'post',
      path: `${PATH}/differences/:id/explain`,
      access: 'admin',
      summary: 'Explain a discrepancy and close it; written to the audit log',
      params,
      body: explainDifferenceSchema,
      answers: { 204: null },
      idempotent: true,
      handler: async (call) => {
        await explain.run({
          differenceId: call.params.id,
          reason: call.body.reason,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        });
        return { status: 204 };
      },
    }),
  ];
}
