import { api } from '#shared/api/index.ts';

const manageDocumentApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeDocument: build.mutation<null, string>({
      query: (id) => ({ url: `/documents/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Document'],
    }),
  }),
});

export const { useRemoveDocumentMutation } = manageDocumentApi;
