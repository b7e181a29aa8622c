import type { I9ExportCount, I9ExportPassword } from '#contract/eligibility/i9-form.ts';
import { api } from '#shared/api/index.ts';

const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportCount: build.query<I9ExportCount, string>({
      query: (which) => `/i9-forms/export-count?${which}`,
      providesTags: ['I9'],
    }),
    /** Without a code, creates a new password. A mutation, so that it is not cached. */
    exportPassword: build.mutation<I9ExportPassword, string>({
      query: (code) => ({ url: '/i9-forms/export-password', params: code ? { code } : {} }),
    }),
  }),
});

export const { useExportCountQuery, useExportPasswordMutation } = exportApi;
