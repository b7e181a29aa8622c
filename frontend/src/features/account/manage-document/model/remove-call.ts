import { documentApi } from '#entities/document/index.ts';

const removeApi = documentApi.injectEndpoints({
  endpoints: (build) => ({
    removeDocument: build.mutation<null, string>({
      query: (id) => ({ url: `/documents/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Document'],
    }),
  }),
});

export const { useRemoveDocumentMutation } = removeApi;
