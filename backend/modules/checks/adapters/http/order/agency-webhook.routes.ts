import { z } from 'zod';
import { readRawBody } from '#platform/http/routing/body/body.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { ReceiveAgencyEvent } from '#modules/checks/application/order/receive-agency-event.ts';

/** Webhooks of the agency. The signature covers the raw bytes. */
export function agencyWebhookRoutes(receive: ReceiveAgencyEvent): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/webhooks/background-check',
      access: 'provider',
      rawBody: true,
      summary:
        'Receive a change of a report from the background check agency, at least once and in any order',
      answers: { 200: z.object({ received: z.literal(true) }) },
      handler: async ({ ctx }) => {
        await receive.run(await readRawBody(ctx), ctx.get('X-Checkr-Signature'));
        return { status: 200, body: { received: true } };
      },
    }),
  ];
}
