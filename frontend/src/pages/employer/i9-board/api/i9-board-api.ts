import type { I9ExportCount, I9ExportPassword } from '#contract/eligibility/form/i9-form.ts';
import type { ChangeI9SettingsInput, I9SettingsAnswer } from '#contract/eligibility/everify/everify.ts';
import { api } from '#shared/api/index.ts';

const i9BoardApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportCount: build.query<I9ExportCount, string>({
      query: (which) => `/i9-forms/export-count?${which}`,
      providesTags: ['I9'],
    }),
    /** Without a code, creates a new password. A mutation, so that it is not cached. */
    exportPassword: build.mutation<I9ExportPassword, string>({
      query: (code) => ({ url: '/i9-forms/export-password', params: code ? { code } : {} }),
    }),
    i9Settings: build.query<I9SettingsAnswer, undefined>({
      query: () => '/i9-settings',
      providesTags: ['I9'],
    }),
    changeI9Settings: build.mutation<I9SettingsAnswer, ChangeI9SettingsInput>({
      query: (body) => ({ url: '/i9-settings', method: 'PUT', body }),
      invalidatesTags: ['I9'],
    }),
  }),
});

export const {
  useExportCountQuery,
  useExportPasswordMutation,
  useI9SettingsQuery,
  useChangeI9SettingsMutation,
} = i9BoardApi;
