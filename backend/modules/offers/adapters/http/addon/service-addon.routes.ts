import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { CancelAddon } from '#modules/offers/application/addon/cancel-addon.ts';
import type { OfferReader } from '#modules/offers/application/letter/offer-reader.ts';
import { serviceAddonListSchema, serviceAddonQuerySchema } from '#contract/offers/addon/service-addon.ts';

export interface ServiceAddonCalls {
  readonly reader: OfferReader;
  readonly cancelAddon: CancelAddon;
}

/** Paid services that an employer has ordered. */
export function serviceAddonRoutes({ reader, cancelAddon }: ServiceAddonCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/service-addons',
      access: 'employer',
      summary: 'List paid checks and forms that the employer has ordered, newest first',
      query: serviceAddonQuerySchema,
      answers: { 200: serviceAddonListSchema },
      handler: async (call) => {
        const { cursor, limit, status } = call.query;
        const page = { status: status ?? null, after: readCursor(cursor), limit: limit + 1 };
        const rows = await reader.addons(signedIn(call).id, page);
        return pageAnswer(call, rows, ({ createdAt, id }) => ({ at: createdAt, id }));
      },
    }),
    route({
      method: 'post',
      path: '/api/service-addons/:id/cancel',
      access: 'authenticated',
      summary: 'Cancel a paid service, as its owner; refunded if it is not delivered yet',
      params: z.object({ id: uuid }),
      answers: { 204: null },
      idempotent: true,
      handler: async (call) => {
        await cancelAddon.run(call.params.id, ownerCaller(call).id);
        return { status: 204 };
      },
    }),
  ];
}
