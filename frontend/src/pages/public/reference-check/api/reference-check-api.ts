import type { AnswerReferenceInput, ReferencePage } from '#contract/checks/references/reference-check.ts';
import { api } from '#shared/api/index.ts';

interface GiveReference {
  readonly token: string;
  readonly answer: AnswerReferenceInput;
}

const referenceCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    referencePage: build.query<ReferencePage, string>({
      query: (token) => `/reference-check/${encodeURIComponent(token)}`,
      providesTags: ['Reference'],
    }),
    giveReference: build.mutation<unknown, GiveReference>({
      query: ({ token, answer }) => ({
        url: `/reference-check/${encodeURIComponent(token)}`,
        method: 'POST',
        body: answer,
      }),
      // Reloads the status after a refusal too, because it may be outdated.
      invalidatesTags: ['Reference'],
    }),
  }),
});

export const { useReferencePageQuery, useGiveReferenceMutation } = referenceCheckApi;
