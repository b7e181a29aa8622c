import { listQuerySchema } from '#contract/http/lists.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { OfferReader } from '../../application/letter/offer-reader.ts';
import {
  BENEFIT_CATEGORIES,
  benefitCatalogSchema,
  BENEFITS,
  serviceAddonListSchema,
} from '../../contract/index.ts';

const CATALOG = BENEFIT_CATEGORIES.map((category) => ({
  category,
  benefits: BENEFITS.filter((benefit) => benefit.category === category),
}));

/** What can be offered, and what was ordered with offers. */
export function catalogRoutes(reader: OfferReader): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/benefits',
      access: 'public',
      summary: 'The benefits that an offer may name, by category',
      cacheable: true,
      answers: { 200: benefitCatalogSchema },
      handler: async () => ({ status: 200, body: CATALOG }),
    }),
    route({
      method: 'get',
      path: '/api/service-addons',
      access: 'employer',
      summary: 'Paid checks and forms that the employer has ordered, newest first',
      query: listQuerySchema,
      answers: { 200: serviceAddonListSchema },
      handler: async (call) => {
        const { cursor, limit } = call.query;
        const rows = await reader.addons(signedIn(call).id, readCursor(cursor), limit + 1);
        return pageAnswer(call, rows, ({ createdAt, id }) => ({ at: createdAt, id }));
      },
    }),
  ];
}
