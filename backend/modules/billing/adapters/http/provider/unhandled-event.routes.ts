import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { uuid } from '#contract/http/primitives.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { SkipEvent } from '#modules/billing/application/provider/skip-event.ts';
import type { UnhandledEventReader } from '#modules/billing/application/provider/unhandled-events.ts';
import { skipEventSchema, unhandledEventSchema } from '#contract/billing/provider/unhandled-event.ts';

const PATH = '/api/admin/unhandled-events';

/** Events of the provider that could not be handled (rules.md#lost-webhooks). */
export function unhandledEventRoutes(reader: UnhandledEventReader, skip: SkipEvent): readonly Route[] {
  return [
    route({
      method: 'get',
      path: PATH,
      access: 'admin',
      summary: 'List events from the payment provider that failed and will be retried, newest first',
      query: listQuerySchema,
      answers: { 200: z.array(unhandledEventSchema) },
      handler: async (call) =>
        pageAnswer(call, await reader.list(pageOf(call)), ({ pageAt: at, id }) => ({ at, id })),
    }),
    route({
      method: 'post',
      path: `${PATH}/:id/skip`,
      access: 'admin',
      stepUp: true,
      summary: 'Skip an event permanently, without any effect; written to the audit log',
      params: z.object({ id: uuid }),
      body: skipEventSchema,
      answers: { 204: null },
      idempotent: true,
      handler: async (call) => {
        await skip.run({
          rowId: call.params.id,
          reason: call.body.reason,
          by: signedIn(call).id,
          requestId: requestIdOf(call.ctx),
        });
        return { status: 204 };
      },
    }),
  ];
}
