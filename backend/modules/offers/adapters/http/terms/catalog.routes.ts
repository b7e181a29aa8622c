import { route, type Route } from '#platform/http/routing/route.ts';
import { BENEFIT_CATEGORIES, benefitCatalogSchema, BENEFITS } from '#contract/offers/index.ts';

const CATALOG = BENEFIT_CATEGORIES.map((category) => ({
  category,
  benefits: BENEFITS.filter((benefit) => benefit.category === category),
}));

/** The catalog of benefits that an offer can include. */
export function catalogRoutes(): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/benefits',
      access: 'public',
      summary: 'List the benefits that an offer may include, by category',
      cacheable: true,
      answers: { 200: benefitCatalogSchema },
      handler: async () => ({ status: 200, body: CATALOG }),
    }),
  ];
}
