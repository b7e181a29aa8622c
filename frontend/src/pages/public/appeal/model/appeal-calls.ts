import type { AppealLink } from '#contract/moderation/appeals.ts';
import { moderationApi } from '#entities/moderation/index.ts';

const appealApi = moderationApi.injectEndpoints({
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
