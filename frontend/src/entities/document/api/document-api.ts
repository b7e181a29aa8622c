import type { WorkerDocument } from '#contract/hiring/worker/document.ts';
import { api } from '#shared/api/index.ts';

const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    myDocuments: build.query<readonly WorkerDocument[], undefined>({
      query: () => '/documents',
      transformResponse: (documents: WorkerDocument[] | null) => documents ?? [],
      providesTags: ['Document'],
    }),
    referralDocuments: build.query<readonly WorkerDocument[], string>({
      query: (id) => `/referrals/${id}/documents`,
      transformResponse: (documents: WorkerDocument[] | null) => documents ?? [],
      providesTags: ['Referral'],
    }),
  }),
});

export const { useMyDocumentsQuery, useReferralDocumentsQuery } = documentApi;
