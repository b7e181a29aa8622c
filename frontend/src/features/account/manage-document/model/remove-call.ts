import { api } from '#shared/api/index.ts';

const removeApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeDocument: build.mutation<null, string>({
      query: (id) => ({ url: `/documents/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Document'],
    }),
  }),
});

export const { useRemoveDocumentMutation } = removeApi;
