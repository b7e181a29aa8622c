import type { I9Page } from '#contract/eligibility/form/i9-form.ts';
import { api } from '#shared/api/index.ts';

const i9Api = api.injectEndpoints({
  endpoints: (build) => ({
    i9Page: build.query<I9Page, string>({
      query: (token) => `/i9/${encodeURIComponent(token)}`,
      providesTags: ['I9'],
    }),
  }),
});

export const { useI9PageQuery } = i9Api;
