import type {
  ReferenceCheck,
  ReferenceList,
  ReferenceRequested,
  RequestReferenceInput,
} from '#contract/checks/references/reference-check.ts';
import { api } from '#shared/api/index.ts';

interface OneReference {
  readonly referralId: string;
  readonly id: string;
}

const askReferenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    references: build.query<ReferenceList, string>({
      query: (referralId) => `/referrals/${referralId}/reference-checks`,
      providesTags: ['Reference'],
    }),
    askReference: build.mutation<
      ReferenceRequested,
      { readonly referralId: string; readonly giver: RequestReferenceInput }
    >({
      query: ({ referralId, giver }) => ({
        url: `/referrals/${referralId}/reference-checks`,
        method: 'POST',
        body: giver,
      }),
      invalidatesTags: ['Reference', 'Referral', 'Outbox'],
    }),
    renewReferenceLink: build.mutation<ReferenceCheck, OneReference>({
      query: ({ referralId, id }) => ({
        url: `/referrals/${referralId}/reference-checks/${id}/link`,
        method: 'POST',
      }),
      invalidatesTags: ['Reference', 'Outbox'],
    }),
    revokeReference: build.mutation<undefined, OneReference>({
      query: ({ referralId, id }) => ({
        url: `/referrals/${referralId}/reference-checks/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Reference'],
    }),
  }),
});

export const {
  useReferencesQuery,
  useAskReferenceMutation,
  useRenewReferenceLinkMutation,
  useRevokeReferenceMutation,
} = askReferenceApi;
