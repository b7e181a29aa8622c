import type { I9ExportPassword } from '#contract/eligibility/i9-form.ts';
import { api } from '#shared/api/index.ts';

const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A new one without a code. Asked for by a press and kept by nobody. */
    exportPassword: build.mutation<I9ExportPassword, string>({
      query: (code) => ({ url: '/i9-forms/export-password', params: code ? { code } : {} }),
    }),
  }),
});

export const { useExportPasswordMutation } = exportApi;
