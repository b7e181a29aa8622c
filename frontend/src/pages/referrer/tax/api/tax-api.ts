import type { TaxDocument } from '#contract/billing/taxes/tax-documents.ts';
import type { TaxProfileInput, TaxProfileView } from '#contract/billing/taxes/tax-profile.ts';
import { api } from '#shared/api/index.ts';

type Language = TaxProfileView['certification']['language'];

const taxApi = api.injectEndpoints({
  endpoints: (build) => ({
    taxProfile: build.query<TaxProfileView | null, Language>({
      query: (language) => ({ url: '/tax-profile', params: { language } }),
      providesTags: ['TaxProfile'],
    }),
    taxDocuments: build.query<TaxDocument[] | null, undefined>({
      query: () => '/tax-documents',
      providesTags: ['TaxProfile'],
    }),
    signTaxForm: build.mutation<TaxProfileView, TaxProfileInput>({
      query: (body) => ({ url: '/tax-profile', method: 'PUT', body }),
      invalidatesTags: ['TaxProfile', 'PayoutAccount'],
    }),
  }),
});

export const { useTaxProfileQuery, useTaxDocumentsQuery, useSignTaxFormMutation } = taxApi;
