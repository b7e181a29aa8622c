import type { AppealLink } from '#contract/moderation/appeals.ts';
import { api } from '#shared/api/index.ts';

const appealApi = api.injectEndpoints({
  endpoints: (build) => ({
    appealLink: build.query<AppealLink, string>({
      query: (token) => `/moderation-appeals/${token}`,
      providesTags: ['MyDecision'],
    }),
    appealByLink: build.mutation<null, { token: string; text: string }>({
      query: ({ token, text }) => ({ url: `/moderation-appeals/${token}`, method: 'POST', body: { text } }),
      invalidatesTags: ['MyDecision'],
    }),
  }),
});

export const { useAppealLinkQuery, useAppealByLinkMutation } = appealApi;
