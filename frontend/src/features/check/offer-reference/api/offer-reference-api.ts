import type { OfferedReference, RequestReferenceInput } from '#contract/checks/references/reference-check.ts';
import { api } from '#shared/api/index.ts';

const offerReferenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    offeredReferences: build.query<readonly OfferedReference[], undefined>({
      query: () => '/my-references',
      transformResponse: (list: readonly OfferedReference[] | null) => list ?? [],
      providesTags: ['Reference'],
    }),
    offerReference: build.mutation<OfferedReference, RequestReferenceInput>({
      query: (body) => ({ url: '/my-references', method: 'POST', body }),
      invalidatesTags: ['Reference', 'Outbox'],
    }),
    takeReferenceBack: build.mutation<undefined, string>({
      query: (id) => ({ url: `/my-references/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Reference'],
    }),
  }),
});

export const { useOfferedReferencesQuery, useOfferReferenceMutation, useTakeReferenceBackMutation } =
  offerReferenceApi;
