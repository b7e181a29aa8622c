import type { I9Page } from '#contract/eligibility/i9-form.ts';
import type { SignSection1Input } from '#contract/eligibility/section1.ts';
import { api } from '#shared/api/index.ts';

interface SignSection1 {
  readonly token: string;
  readonly section: SignSection1Input;
}

const of = (token: string): string => `/i9/${encodeURIComponent(token)}`;

const i9Api = api.injectEndpoints({
  endpoints: (build) => ({
    i9Asked: build.query<I9Page, string>({ query: of, providesTags: ['I9'] }),
    signI9: build.mutation<I9Page, SignSection1>({
      query: ({ token, section }) => ({ url: `${of(token)}/section1`, method: 'PUT', body: section }),
      // Refused or not: how far it is now is read again.
      invalidatesTags: ['I9'],
    }),
    sendI9Code: build.mutation<null, string>({
      query: (token) => ({ url: `${of(token)}/code`, method: 'POST' }),
      invalidatesTags: ['Outbox'],
    }),
  }),
});

export const { useI9AskedQuery, useSignI9Mutation, useSendI9CodeMutation } = i9Api;
