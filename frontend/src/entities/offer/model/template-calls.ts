import type { OfferTemplate } from '#contract/offers/offer-template.ts';
import { api } from '#shared/api/index.ts';

/** A company keeps no more than one page of them (rules.md#offer-templates). */
const ALL = 100;

const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    offerTemplates: build.query<readonly OfferTemplate[], void>({
      query: () => ({ url: '/offer-templates', params: { limit: ALL } }),
      providesTags: ['OfferTemplate'],
    }),
  }),
});

export const { useOfferTemplatesQuery } = templatesApi;
