import type { ChangeI9SettingsInput, I9SettingsAnswer } from '#contract/eligibility/everify.ts';
import { api } from '#shared/api/index.ts';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useI9SettingsQuery, useChangeI9SettingsMutation } = settingsApi;
