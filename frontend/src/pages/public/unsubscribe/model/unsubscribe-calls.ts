import type { UnsubscribeLink } from '#contract/notifications/unsubscribe.ts';
import { api } from '#shared/api/index.ts';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    unsubscribeLink: build.query<UnsubscribeLink, string>({ query: (token) => `/unsubscribe/${token}` }),
    unsubscribe: build.mutation<null, string>({
      // The form that mail programs send.
      query: (token) => ({
        url: `/unsubscribe/${token}`,
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const { useUnsubscribeLinkQuery, useUnsubscribeMutation } = unsubscribeApi;
