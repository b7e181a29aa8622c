import type {
  ChangeOfferTemplateInput,
  OfferTemplate,
  OfferTemplateInput,
} from '#contract/offers/template/offer-template.ts';
import { api } from '#shared/api/index.ts';

/** Reloads the list after a refusal too, because it may be outdated. */
const changed = ['OfferTemplate'] as const;

const offerTemplatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addOfferTemplate: build.mutation<OfferTemplate, OfferTemplateInput>({
      query: (body) => ({ url: '/offer-templates', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    changeOfferTemplate: build.mutation<OfferTemplate, ChangeOfferTemplateInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/offer-templates/${id}`, method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    removeOfferTemplate: build.mutation<void, string>({
      query: (id) => ({ url: `/offer-templates/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    restoreOfferTemplate: build.mutation<OfferTemplate, string>({
      query: (id) => ({ url: `/offer-templates/${id}/restore`, method: 'POST' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useAddOfferTemplateMutation,
  useChangeOfferTemplateMutation,
  useRemoveOfferTemplateMutation,
  useRestoreOfferTemplateMutation,
} = offerTemplatesApi;
