import type { OfferTemplate } from '#contract/offers/offer-template.ts';
import { api } from '#shared/api/index.ts';

/** A company has at most one page of templates (rules.md#offer-templates). */
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
